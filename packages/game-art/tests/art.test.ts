import { describe, expect, it } from 'vitest'
import { appMark } from '#game-art/app-mark.ts'
import { arrangementOf } from '#game-art/arrangement.ts'
import { avatarArt, avatarCount } from '#game-art/avatar.ts'
import { bannerArt, bannerLayouts, bannerPalette } from '#game-art/banner.ts'
import { cellArt } from '#game-art/cell.ts'
import { compositionsFor } from '#game-art/compositions.ts'
import { artRequest } from '#game-art/game-inks.ts'
import { inkSets } from '#game-art/ink-sets.ts'
import { inksNear } from '#game-art/inks.ts'
import { type ArtCategory, isScene } from '#game-art/motif.ts'
import { motifNames, motifs, motifsFor } from '#game-art/motifs.ts'
import { loginVariants, posterArt } from '#game-art/poster.ts'
import { seededRng } from '#game-art/seeded-rng.ts'
import { sheet } from '#game-art/sheet.ts'
import { stageFor } from '#game-art/stage.ts'
import { tileArt } from '#game-art/tile.ts'
import { vendorMark } from '#game-art/vendor-mark.ts'

const KILOBYTE = 1024

const everyVariant = motifs.flatMap((motif) => motif.variants.map((variant) => ({ motif, variant })))

const choices = everyVariant.map(({ motif, variant }) => `${motif.name}/${variant}`)

/** Returns the first error in a document's tags, or undefined. */
function faultIn(document: string): string | undefined {
  const open: string[] = []
  const rest = document.replace(
    /<(\/?)([a-z]+)((?:\s[a-zA-Z-]+="[^"<&]*")*)\s*(\/?)>/gi,
    (_, closing, name, _more, empty) => {
      if (closing === '/') {
        const opened = open.pop()
        if (opened !== name) open.push(`${opened} closed by ${name}`)
      } else if (empty === '') {
        open.push(name)
      }
      return ''
    },
  )
  if (rest.includes('<') || rest.includes('>')) return `not a tag: ${rest.slice(0, 80)}`
  return open.length === 0 ? undefined : `left open: ${open.join(', ')}`
}

/** Matches invalid numbers, scripts, styles, embedded images and references to other documents. */
const forbidden =
  /NaN|undefined|Infinity|null|<script|<style|<foreignObject|<image|style=|\son[a-z]+=|href="(?!#)|url\((?!#)/

function expectSound(document: string) {
  expect(faultIn(document)).toBeUndefined()
  expect(document).not.toMatch(forbidden)
  expect(document).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+"/)
  for (const [, id] of document.matchAll(/href="#([a-z])"|url\(#([a-z])\)/g)) {
    if (id !== undefined) expect(document).toContain(`id="${id}"`)
  }
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

describe('the tag check of this test file', () => {
  it.each(['<svg><g></svg>', '<svg></g></svg>', '<svg a=b></svg>', '<svg>x < y</svg>'])(
    'finds the error in %s',
    (broken) => {
      expect(faultIn(broken)).toBeDefined()
    },
  )
})

describe('motifs', () => {
  it('number at least 36, and their variants have unique names', () => {
    expect(motifNames.length).toBeGreaterThanOrEqual(36)
    expect(new Set(choices).size).toBe(choices.length)
  })

  it.each(choices)('include %s, which is valid SVG under 5 kB in every composition', (choice) => {
    const found = everyVariant.find(({ motif, variant }) => `${motif.name}/${variant}` === choice)
    if (found === undefined) throw new Error(`${choice} is missing.`)
    const { motif, variant } = found
    const size = { width: 300, height: 400 }
    for (const [index, inks] of inksNear(undefined).slice(0, 3).entries()) {
      const dice = () => seededRng(`${choice} ${index}`)
      const documents = isScene(motif)
        ? [sheet(inks, size, motif.paint(inks, variant, dice()))]
        : compositionsFor(motif).map(({ compose }) =>
            sheet(inks, size, compose(stageFor(motif, variant, inks, dice()))),
          )
      for (const document of documents) {
        expectSound(document)
        expect(Buffer.byteLength(document)).toBeLessThan(5 * KILOBYTE)
      }
    }
  })

  it.each<[ArtCategory, number]>([
    ['RNG', 60],
    ['LIVE', 30],
    ['FISH', 20],
    ['PVP', 30],
    ['SPORTS', 15],
    ['ESPORTS', 12],
    ['COCKFIGHT', 5],
    ['ELOTT', 15],
    ['LOTT', 15],
    ['BGS', 60],
  ])('offer %s games at least %i variants to choose from', (category, least) => {
    expect(motifsFor(category).length).toBeGreaterThanOrEqual(least)
  })
})

describe('pictures in minefield cells', () => {
  it('are valid SVG and differ for every motif', () => {
    const pictures = choices.map((motif) => cellArt({ nodeId: 7, motif, hue: 150 }))
    for (const picture of pictures) expectSound(picture)
    expect(new Set(pictures).size).toBe(choices.length)
  })

  it.each(motifs.find(({ name }) => name === 'minas')?.variants ?? [])(
    'show the same prize as the tile in the variant %s',
    (variant) => {
      const game = { nodeId: 7, motif: `minas/${variant}`, hue: 150 }
      const [, find = 'nothing'] = /<g transform="[^"]+">(.+)<\/g><\/svg>$/.exec(cellArt(game)) ?? []
      expect(tileArt(artRequest(game))).toContain(find)
    },
  )
})

describe('inks', () => {
  it('form at least 14 sets, none with a background in the interface’s canary hue', () => {
    const canary = inkSets.filter(({ ground: [, , hue] }) => hue >= 90 && hue <= 112)
    expect(canary).toEqual([])
    expect(inkSets.length).toBeGreaterThanOrEqual(14)
  })

  it('include a set with a similar hue for every requested hue', () => {
    const near = inksNear(258).map(({ name }) => name)
    expect(near).toContain('anil')
    expect(near).not.toContain('urucum')
    for (let hue = 0; hue < 360; hue++) expect(inksNear(hue).length).toBeGreaterThan(0)
  })
})

describe('tiles', () => {
  const asked = Array.from({ length: 300 }, (_, index) => ({
    id: `game-${index}`,
    motif: choices[index % choices.length] ?? 'onca',
    hue: (index * 137) % 360,
  }))

  it('are identical for the same request', () => {
    for (const request of asked) expect(tileArt(request)).toBe(tileArt({ ...request }))
  })

  it('are different pictures for each of 300 games', () => {
    // A tile's SVG text does not contain the game's id, so equal pictures have equal texts.
    expect(new Set(asked.map(tileArt)).size).toBe(300)
  })

  it('combine motif, variant, inks and composition differently for at least 297 of 300 games', () => {
    const arrangements = asked.map((request) => {
      const { motif, variant, inks, composition } = arrangementOf(request)
      return [motif.name, variant, inks.name, composition?.name].join(' ')
    })
    expect(new Set(arrangements).size).toBeGreaterThanOrEqual(297)
  })

  it('combine figures, compositions and inks in more than 20,000 ways', () => {
    const figures = everyVariant.flatMap(({ motif }) => (isScene(motif) ? [] : compositionsFor(motif)))
    expect(figures.length * inkSets.length).toBeGreaterThan(20_000)
  })

  it('show the requested motif, and are valid SVG even for an unknown motif', () => {
    expect(arrangementOf({ id: 'a', motif: 'cartas/ouros' })).toMatchObject({
      motif: { name: 'cartas' },
      variant: 'ouros',
    })
    expect(arrangementOf({ id: 'a', motif: 'onca' }).motif.name).toBe('onca')
    expectSound(tileArt({ id: 'a', motif: 'nobody/knows' }))
    expectSound(tileArt({ id: '"><script>', motif: '<&>', hue: -1234.5 }))
  })
})

describe('banners', () => {
  const asked = bannerLayouts.flatMap((layout) =>
    choices.map((motif, index) => ({ id: `banner-${index}`, motif, layout, hue: (index * 61) % 360 })),
  )

  it('have at least four layouts', () => {
    expect(bannerLayouts.length).toBeGreaterThanOrEqual(4)
  })

  it.each(bannerLayouts)('are valid SVG under 8 kB in the layout %s', (layout) => {
    for (const request of asked.filter((one) => one.layout === layout)) {
      const document = bannerArt(request)
      expectSound(document)
      expect(Buffer.byteLength(document)).toBeLessThan(8 * KILOBYTE)
    }
  })

  it('keep a contrast ratio of at least 4.5 between text and background', () => {
    for (const request of asked) {
      const { ground, on } = bannerPalette(request)
      expect(contrastOf(ground, on)).toBeGreaterThanOrEqual(4.5)
      expect(bannerArt(request)).toContain(`fill="${ground}"`)
    }
  })

  it('vary with the id when motif and hue are the same', () => {
    const grounds = Array.from({ length: 40 }, (_, index) =>
      bannerArt({ id: `free-${index}`, motif: 'onca', hue: 258 }),
    )
    expect(new Set(grounds).size).toBeGreaterThan(4)
  })
})

describe('posters', () => {
  it.each(['maintenance', 'region', 'missing', 'agent', 'channels', 'fortnight', 'reports'] as const)(
    'include %s, which is valid SVG of 480 by 360 units',
    (name) => {
      expectSound(posterArt(name))
      expect(posterArt(name)).toContain('viewBox="0 0 480 360"')
    },
  )

  it('differ for each login variant, and repeat when the index is outside the list', () => {
    const logins = Array.from({ length: loginVariants }, (_, variant) => posterArt('login', variant))
    for (const document of logins) expectSound(document)
    expect(new Set(logins).size).toBe(loginVariants)
    expect(loginVariants).toBeGreaterThanOrEqual(3)
    expect(posterArt('login', loginVariants)).toBe(logins[0])
    expect(posterArt('login', -1)).toBe(logins[loginVariants - 1])
  })
})

describe('small pictures', () => {
  it('include twelve different avatars, which repeat beyond the last index', () => {
    const avatars = Array.from({ length: avatarCount }, (_, index) => avatarArt(index))
    for (const document of avatars) expectSound(document)
    expect(new Set(avatars).size).toBe(12)
    expect(avatarArt(avatarCount)).toBe(avatars[0])
  })

  it('include vendor marks that all differ and use only the current text colour', () => {
    const codes = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']
    const marks = codes.map(vendorMark)
    for (const mark of marks) {
      expectSound(mark)
      expect(mark).not.toMatch(/#[0-9a-f]{6}/)
      expect(mark).toContain('currentColor')
    }
    expect(new Set(marks).size).toBe(codes.length)
    expectSound(vendorMark('any name, <b>&"whatever"'))
  })

  it('include an app icon that is valid SVG', () => {
    expectSound(appMark())
  })
})
