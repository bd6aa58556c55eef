import { qrModules } from './qr-modules.ts'

/** A QR code, drawn in the browser so that no third party receives the text. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { side, dark } = qrModules(text)
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} />
    </svg>
  )
}
