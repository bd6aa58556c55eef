import { create } from 'qrcode'

/** Modules that are left free around the code, so that cameras find it. */
const QUIET = 4

/** A text as a QR code with error correction of level M: how many modules it is wide with what is free around, and where the dark ones are. */
export function qrModules(text: string): { side: number; dark: { x: number; y: number }[] } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dark = Array.from(modules.data).flatMap((isDark, index) =>
    isDark ? [{ x: (index % modules.size) + QUIET, y: Math.floor(index / modules.size) + QUIET }] : [],
  )
  return { side: modules.size + 2 * QUIET, dark }
}
