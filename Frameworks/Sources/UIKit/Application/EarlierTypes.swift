// SPDX-License-Identifier: Apache-2.0
import UniformTypeIdentifiers

// The types of data as MobileCoreServices names them, for sources from before iOS 14. They never change,
// as Apple's.
// - SeeAlso: https://developer.apple.com/documentation/coreservices/uttype

nonisolated(unsafe) public let kUTTypeItem: NSString = name(.item)
nonisolated(unsafe) public let kUTTypeData: NSString = name(.data)
nonisolated(unsafe) public let kUTTypeContent: NSString = name(.content)
nonisolated(unsafe) public let kUTTypeImage: NSString = name(.image)
nonisolated(unsafe) public let kUTTypeJPEG: NSString = name(.jpeg)
nonisolated(unsafe) public let kUTTypePNG: NSString = name(.png)
nonisolated(unsafe) public let kUTTypeGIF: NSString = name(.gif)
nonisolated(unsafe) public let kUTTypeTIFF: NSString = name(.tiff)
nonisolated(unsafe) public let kUTTypeBMP: NSString = name(.bmp)
nonisolated(unsafe) public let kUTTypeICO: NSString = name(.ico)
nonisolated(unsafe) public let kUTTypeRawImage: NSString = name(.rawImage)
nonisolated(unsafe) public let kUTTypeLivePhoto: NSString = name(.livePhoto)
nonisolated(unsafe) public let kUTTypeMovie: NSString = name(.movie)
nonisolated(unsafe) public let kUTTypeVideo: NSString = name(.video)
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: NSString = name(.quickTimeMovie)
nonisolated(unsafe) public let kUTTypeMPEG4: NSString = name(.mpeg4Movie)
nonisolated(unsafe) public let kUTTypeMPEG: NSString = name(.mpeg)
nonisolated(unsafe) public let kUTTypeAudio: NSString = name(.audio)
nonisolated(unsafe) public let kUTTypeMP3: NSString = name(.mp3)
nonisolated(unsafe) public let kUTTypeMPEG4Audio: NSString = name(.mpeg4Audio)
nonisolated(unsafe) public let kUTTypeWaveformAudio: NSString = name(.wav)
nonisolated(unsafe) public let kUTTypeAudiovisualContent: NSString = name(.audiovisualContent)
nonisolated(unsafe) public let kUTTypeText: NSString = name(.text)
nonisolated(unsafe) public let kUTTypePlainText: NSString = name(.plainText)
nonisolated(unsafe) public let kUTTypeUTF8PlainText: NSString = name(.utf8PlainText)
nonisolated(unsafe) public let kUTTypeRTF: NSString = name(.rtf)
nonisolated(unsafe) public let kUTTypeHTML: NSString = name(.html)
nonisolated(unsafe) public let kUTTypeJSON: NSString = name(.json)
nonisolated(unsafe) public let kUTTypeXML: NSString = name(.xml)
nonisolated(unsafe) public let kUTTypePropertyList: NSString = "com.apple.property-list"
nonisolated(unsafe) public let kUTTypePDF: NSString = name(.pdf)
nonisolated(unsafe) public let kUTTypeURL: NSString = name(.url)
nonisolated(unsafe) public let kUTTypeFileURL: NSString = name(.fileURL)
nonisolated(unsafe) public let kUTTypeFolder: NSString = name(.folder)
nonisolated(unsafe) public let kUTTypeDirectory: NSString = name(.directory)
nonisolated(unsafe) public let kUTTypeArchive: NSString = name(.archive)
nonisolated(unsafe) public let kUTTypeZipArchive: NSString = name(.zip)
nonisolated(unsafe) public let kUTTypeVCard: NSString = name(.vCard)
nonisolated(unsafe) public let kUTTypeContact: NSString = name(.contact)
nonisolated(unsafe) public let kUTTypeSpreadsheet: NSString = name(.spreadsheet)
nonisolated(unsafe) public let kUTTypePresentation: NSString = name(.presentation)
nonisolated(unsafe) public let kUTTypeDatabase: NSString = name(.database)
nonisolated(unsafe) public let kUTTypeSourceCode: NSString = name(.sourceCode)

private func name(_ type: UTType) -> NSString { type.identifier as NSString }
