import type { Stock } from '@showroom/contract/catalogue/catalogue'

/** The words say it; the dot only helps to scan. */
export const StockLabel = ({ stock }: { stock: Stock }) => (
  <p className={`stock stock-${stock.status}`}>{stock.label}</p>
)
