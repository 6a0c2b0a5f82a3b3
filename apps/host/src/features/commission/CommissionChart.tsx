import type { CommissionRow } from '@showroom/contract/commission/commission'
import { dollars } from '@showroom/contract/shared/money-text'
import { useId } from 'react'
import { chartOf } from './chart.rules.ts'
import { reportMessages as messages } from './messages.ts'

const mostLabels = 6

/** Periods as bars, and their net as a line. The table beside it says the same to whoever does not see it. */
export const CommissionChart = ({ rows }: { rows: readonly CommissionRow[] }) => {
  const title = useId()
  const { ticks, columns } = chartOf(rows)
  const every = Math.ceil(rows.length / mostLabels)
  return (
    <figure className="report-chart" aria-labelledby={title}>
      <figcaption id={title}>
        {messages.chart}
        <span className="visually-hidden">. {messages.chartTable}</span>
      </figcaption>
      <Legend />
      <div className="report-plot" aria-hidden="true">
        {ticks.map(({ cents, y }) => (
          <span key={cents} className="report-tick" style={{ insetBlockStart: `${y}%` }}>
            <span>{dollars(cents).replace(/\.00$/, '')}</span>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
          {columns.map(({ x, width, earned, returned }, index) => (
            <g key={rows[index]?.key}>
              <rect className="is-earned" x={x + width * 0.18} width={width * 0.64} {...earned} />
              <rect className="is-returned" x={x + width * 0.18} width={width * 0.64} {...returned} />
              <rect className="is-column" x={x} width={width} y="0" height="100">
                <title>{rows[index] && spoken(rows[index])}</title>
              </rect>
            </g>
          ))}
          <polyline points={columns.map(({ netAt }) => `${netAt.x},${netAt.y}`).join(' ')} />
        </svg>
        {columns.map(({ netAt }, index) => (
          <i
            key={rows[index]?.key}
            style={{ insetInlineStart: `${netAt.x}%`, insetBlockStart: `${netAt.y}%` }}
          />
        ))}
      </div>
      <div className="report-labels" aria-hidden="true">
        {rows.map(({ key, name }, index) =>
          index % every === 0 ? (
            <span key={key} style={{ insetInlineStart: `${columns[index]?.netAt.x ?? 0}%` }}>
              {name}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  )
}

const spoken = ({ name, profit_cents, returned_cents, net_cents }: CommissionRow): string =>
  `${name}: ${messages.profit} ${dollars(profit_cents)}, ${messages.returned} ${dollars(returned_cents)}, ${messages.net} ${dollars(net_cents)}`

const Legend = () => (
  <ul className="report-legend" aria-hidden="true">
    <li className="is-earned">{messages.profit}</li>
    <li className="is-returned">{messages.returned}</li>
    <li className="is-net">{messages.net}</li>
  </ul>
)
