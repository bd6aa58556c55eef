import { circle, polygon, round } from './shapes.ts'

export type Suit = 'ouros' | 'copas' | 'espadas' | 'paus'

export const suits: readonly Suit[] = ['ouros', 'copas', 'espadas', 'paus']

export const isRed = (suit: Suit): boolean => suit === 'ouros' || suit === 'copas'

const foot = (x: number, y: number, size: number) =>
  polygon([x, y - size * 0.1], [x + size * 0.4, y + size], [x - size * 0.4, y + size])

function heart(x: number, y: number, size: number): string {
  const lobe = round(size / 2)
  return `M${round(x)} ${round(y + size)}L${round(x - size)} ${round(y - size * 0.1)}a${lobe} ${lobe} 0 0 1 ${round(size)} ${round(-size * 0.4)}a${lobe} ${lobe} 0 0 1 ${round(size)} ${round(size * 0.4)}z`
}

function spade(x: number, y: number, size: number): string {
  const lobe = round(size / 2)
  const blade = `M${round(x)} ${round(y - size)}L${round(x + size)} ${round(y + size * 0.2)}a${lobe} ${lobe} 0 0 1 ${round(-size)} ${round(size * 0.4)}a${lobe} ${lobe} 0 0 1 ${round(-size)} ${round(-size * 0.4)}z`
  return blade + foot(x, y, size)
}

function club(x: number, y: number, size: number): string {
  const lobe = size * 0.45
  const lobes =
    circle(x, y - lobe, lobe) +
    circle(x - size * 0.52, y + size * 0.25, lobe) +
    circle(x + size * 0.52, y + size * 0.25, lobe)
  return lobes + foot(x, y - size * 0.1, size) + circle(x, y, size * 0.25)
}

function diamond(x: number, y: number, size: number): string {
  return polygon([x, y - size], [x + size * 0.75, y], [x, y + size], [x - size * 0.75, y])
}

/** Returns the path of a suit's symbol, centred on x, y. It extends `size` units up and down. */
export function suitSign(suit: Suit, x: number, y: number, size: number): string {
  return { ouros: diamond, copas: heart, espadas: spade, paus: club }[suit](x, y, size)
}
