import { create } from 'qrcode'

/** Modules that are left free around the code, so that cameras find it. */
const QUIET = 4

/** A text as a QR code with error correction of level M, drawn here; nobody else learns of it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  const cells = Array.from(modules.data, (isDark, index) =>
    isDark ? `M${(index % modules.size) + QUIET} ${Math.floor(index / modules.size) + QUIET}h1v1h-1z` : '',
  )
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={cells.join('')} />
    </svg>
  )
}
