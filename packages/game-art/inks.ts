import { type InkSet, inkSets } from './ink-sets.ts'
import { contrast, hex, type Oklch } from './oklch.ts'

/** All colours of a picture, as `#rrggbb`. */
export type Inks = {
  name: string
  ground: string
  /** `ground` made slightly lighter or darker. */
  soft: string
  deep: string
  main: string
  second: string
  paper: string
  /** The redder of `main` and `second`, for hearts, cherries and lips. */
  warm: string
  /** The less red of `main` and `second`. */
  cool: string
  /** `deep` or `paper`, whichever contrasts more with `ground`. For lines and text on `ground`. */
  line: string
}

/** Inks for the area behind a figure. */
export type FieldInk = 'ground' | 'soft' | 'deep' | 'main' | 'second' | 'paper'

const LIGHT_GROUND = 0.62

function softened([lightness, chroma, hue]: Oklch): Oklch {
  const step = lightness > LIGHT_GROUND ? -0.055 : 0.05
  return [lightness + step, chroma, hue]
}

const degreesApart = (one: number, other: number) => {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}

const RED = 25

function printed(set: InkSet): Inks {
  const mainIsRedder = degreesApart(set.main[2], RED) < degreesApart(set.second[2], RED)
  const main = hex(set.main)
  const second = hex(set.second)
  const deepStandsOut = contrast(set.ground, set.deep) > contrast(set.ground, set.paper)
  return {
    name: set.name,
    ground: hex(set.ground),
    soft: hex(softened(set.ground)),
    deep: hex(set.deep),
    main,
    second,
    paper: hex(set.paper),
    warm: mainIsRedder ? main : second,
    cool: mainIsRedder ? second : main,
    line: hex(deepStandsOut ? set.deep : set.paper),
  }
}

const printings = inkSets.map((set) => ({ hue: set.ground[2], inks: printed(set) }))

const SAME_NEIGHBOURHOOD = 18

/**
 * Returns the inks whose background has nearly the given hue (in degrees), nearest first. There is always at
 * least one. Without a hue, returns all inks.
 */
export function inksNear(hue: number | undefined): readonly Inks[] {
  if (hue === undefined) return printings.map(({ inks }) => inks)
  const nearestFirst = printings.toSorted(
    (one, other) => degreesApart(one.hue, hue) - degreesApart(other.hue, hue),
  )
  const close = nearestFirst.filter((printing) => degreesApart(printing.hue, hue) <= SAME_NEIGHBOURHOOD)
  return (close.length > 0 ? close : nearestFirst.slice(0, 1)).map(({ inks }) => inks)
}

/** Throws if `inkSets` does not contain the name. */
export function inksNamed(name: string): Inks {
  const found = printings.find(({ inks }) => inks.name === name)
  if (found === undefined) throw new Error(`Ink set "${name}" does not exist.`)
  return found.inks
}

export function exchanged(inks: Inks): Inks {
  return { ...inks, name: `${inks.name}-exchanged`, main: inks.second, second: inks.main }
}
