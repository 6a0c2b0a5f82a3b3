import { encode } from 'uqr'

/** The dark squares of a code as one path, a module of it being one unit. */
export const qrPath = (text: string): { path: string; size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size }
}

/** The same as a file, for print. */
export const qrFile = (text: string): Blob => {
  const { path, size } = qrPath(text)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return new Blob([drawing], { type: 'image/svg+xml' })
}

/** Dark on white in every theme: cameras want it so. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = qrPath(text)
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      width="160"
      height="160"
      role="img"
      aria-label={label}
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
