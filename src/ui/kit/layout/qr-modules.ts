import { create } from 'qrcode'

const QUIET = 4

/**
 * Returns a QR code with error correction level M. `side` is its width in modules, including the quiet zone.
 * `dark` lists the dark modules.
 */
export function qrModules(text: string): { side: number; dark: { x: number; y: number }[] } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dark = Array.from(modules.data).flatMap((isDark, index) =>
    isDark ? [{ x: (index % modules.size) + QUIET, y: Math.floor(index / modules.size) + QUIET }] : [],
  )
  return { side: modules.size + 2 * QUIET, dark }
}
