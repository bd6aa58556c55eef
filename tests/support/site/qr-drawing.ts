import { create } from 'qrcode'

/** Returns the SVG path of the dark modules of a QR code of level M, as the site draws them. */
export function qrDrawing(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  return Array.from(modules.data, (isDark, index) =>
    isDark ? `M${(index % modules.size) + 4} ${Math.floor(index / modules.size) + 4}h1v1h-1z` : '',
  ).join('')
}
