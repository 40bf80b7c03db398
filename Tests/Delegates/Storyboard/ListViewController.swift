// SPDX-License-Identifier: Apache-2.0
import UIKit
import Charts
import DGCharts
class ListViewController: UIViewController {
  @IBOutlet weak var chart: LineChartView!
  override func viewDidLoad() {
    super.viewDidLoad()
    chart.data = LineChartData(dataSet: LineChartDataSet(entries: [], label: "x"))
    print("list loaded")
  }
  func reload(with items: [Int]) { print("reload \(items.count)") }
  @IBAction func addTapped(_ sender: UIBarButtonItem) { print("add") }
}
