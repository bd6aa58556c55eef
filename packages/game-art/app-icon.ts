import { createCanvas, loadImage } from '@napi-rs/canvas'
import { appMark } from './app-mark.ts'

/** `side` is in pixels. `round` is true if the system does not round the icon's corners itself. */
type IconForm = { side: number; round: boolean }

/** Four icons: two for the web app manifest, one for systems that mask icons, and one for Apple. */
const forms = {
  '192': { side: 192, round: true },
  '512': { side: 512, round: true },
  maskable: { side: 512, round: false },
  apple: { side: 180, round: false },
} as const satisfies Record<string, IconForm>

export type AppIcon = keyof typeof forms

export const isAppIcon = (name: string): name is AppIcon => Object.hasOwn(forms, name)

/** Corner radius as a share of the icon's side. */
const CORNER = 0.22

const drawn = new Map<AppIcon, Promise<Buffer>>()

/**
 * Returns the app's icon as a PNG, rendered only once. Some systems that install web apps cannot read SVG.
 */
export function appIcon(name: AppIcon): Promise<Buffer> {
  const icon = drawn.get(name) ?? draw(forms[name])
  drawn.set(name, icon)
  return icon
}

async function draw({ side, round }: IconForm): Promise<Buffer> {
  const canvas = createCanvas(side, side)
  const pen = canvas.getContext('2d')
  if (round) {
    pen.roundRect(0, 0, side, side, side * CORNER)
    pen.clip()
  }
  pen.drawImage(await loadImage(Buffer.from(appMark())), 0, 0, side, side)
  return canvas.encode('png')
}
