import { describe, expect, it } from 'vitest'
import type { GameFilters } from '#contract/game-filters.ts'
import type { VendorLane } from '#contract/vendors.ts'
import { whyEmpty } from '#ui/lobby/why-empty.ts'

const card = (vassalage: string, vendor: string): VendorLane['cards'][number] => ({
  vassalage,
  vendor,
  iconUrl: null,
  game: null,
  closedUntil: null,
})
const lanes: VendorLane[] = [
  {
    title: 'RNG',
    gameClassify: ['slots', 'mines'],
    cards: [card('PG', 'Pampa Grande'), card('EG2', 'Égua')],
  },
  { title: 'FISH', gameClassify: ['fishing'], cards: [card('EG2', 'Égua'), card('JL', 'Jangada')] },
]
const filters = (narrowed: Partial<GameFilters>): GameFilters => ({
  selection: 'all',
  category: 'RNG',
  vendor: null,
  kind: null,
  text: '',
  ...narrowed,
})

describe('why a list holds no games', () => {
  it('is what was typed, whatever else narrows it', () => {
    expect(whyEmpty(filters({ text: 'zzz', vendor: 'JL', kind: 'slots' }), lanes)).toEqual({ why: 'text' })
  })

  it('is a vendor that has its games elsewhere', () => {
    expect(whyEmpty(filters({ vendor: 'JL' }), lanes)).toEqual({
      why: 'vendor',
      name: 'Jangada',
      elsewhere: ['FISH'],
    })
    expect(whyEmpty(filters({ vendor: 'JL', kind: 'slots', selection: 'hot' }), lanes)).toMatchObject({
      why: 'vendor',
    })
    expect(whyEmpty(filters({ vendor: 'EG2' }), lanes)).toMatchObject({ elsewhere: ['FISH'] })
  })

  it('is a vendor of which all categories hold nothing', () => {
    expect(whyEmpty(filters({ category: null, vendor: 'JL' }), lanes)).toMatchObject({
      why: 'vendor',
      elsewhere: [],
    })
  })

  it('is a vendor that nobody knows, by its code; none is unknown before the vendors are known', () => {
    expect(whyEmpty(filters({ vendor: 'ZZ' }), lanes)).toEqual({ why: 'unknownVendor', code: 'ZZ' })
    expect(whyEmpty(filters({ vendor: 'ZZ' }), [])).toEqual({ why: 'vendor', name: 'ZZ', elsewhere: [] })
  })

  it('is a kind of which the vendor, or everybody, has none', () => {
    expect(whyEmpty(filters({ vendor: 'PG', kind: 'mines' }), lanes)).toEqual({
      why: 'kind',
      kind: 'mines',
      vendor: 'Pampa Grande',
    })
    expect(whyEmpty(filters({ kind: 'mines' }), lanes)).toEqual({ why: 'kind', kind: 'mines', vendor: null })
  })

  it('is the selection, where filters narrow one', () => {
    expect(whyEmpty(filters({ selection: 'favorite', vendor: 'PG' }), lanes)).toEqual({ why: 'selection' })
    expect(whyEmpty(filters({ selection: 'hot', kind: 'mines' }), lanes)).toEqual({ why: 'selection' })
  })

  it('is nothing at all, where nothing narrows it', () => {
    expect(whyEmpty(filters({}), lanes)).toEqual({ why: 'bare' })
    expect(whyEmpty(filters({ selection: 'new' }), lanes)).toEqual({ why: 'bare' })
  })
})
