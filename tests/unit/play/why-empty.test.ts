import { describe, expect, it } from 'vitest'
import type { GameFilters } from '#protocol/lobby/game-filters.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'
import { whyEmpty } from '#ui/lobby/lobby/why-empty.ts'

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

describe('Reason for an empty game list', () => {
  it('is the search text when there is one', () => {
    expect(whyEmpty(filters({ text: 'zzz', vendor: 'JL', kind: 'slots' }), lanes)).toEqual({ why: 'text' })
  })

  it('is a vendor whose games are all in another category', () => {
    expect(whyEmpty(filters({ vendor: 'JL' }), lanes)).toEqual({
      why: 'vendor',
      name: 'Jangada',
      elsewhere: ['FISH'],
      others: true,
    })
    expect(whyEmpty(filters({ vendor: 'JL', kind: 'slots', selection: 'hot' }), lanes)).toMatchObject({
      why: 'vendor',
    })
    expect(whyEmpty(filters({ vendor: 'EG2' }), lanes)).toMatchObject({ elsewhere: ['FISH'] })
  })

  it('is a vendor without any games', () => {
    expect(whyEmpty(filters({ category: null, vendor: 'JL' }), lanes)).toMatchObject({
      why: 'vendor',
      elsewhere: [],
    })
  })

  it('is an unknown vendor code once the vendors are known', () => {
    expect(whyEmpty(filters({ vendor: 'ZZ' }), lanes)).toEqual({ why: 'unknownVendor', code: 'ZZ' })
    expect(whyEmpty(filters({ vendor: 'ZZ' }), [])).toEqual({
      why: 'vendor',
      name: 'ZZ',
      elsewhere: [],
      others: false,
    })
  })

  it('is the game type when the chosen vendor has no games of that type, or no vendor has any', () => {
    expect(whyEmpty(filters({ vendor: 'PG', kind: 'mines' }), lanes)).toEqual({
      why: 'kind',
      kind: 'mines',
      vendor: 'Pampa Grande',
    })
    expect(whyEmpty(filters({ kind: 'mines' }), lanes)).toEqual({ why: 'kind', kind: 'mines', vendor: null })
  })

  it('is the selection, such as favourites, when a vendor or type filter narrows it', () => {
    expect(whyEmpty(filters({ selection: 'favorite', vendor: 'PG' }), lanes)).toEqual({ why: 'selection' })
    expect(whyEmpty(filters({ selection: 'hot', kind: 'mines' }), lanes)).toEqual({ why: 'selection' })
  })

  it('is that the list has no games when no filter narrows it', () => {
    expect(whyEmpty(filters({}), lanes)).toEqual({ why: 'bare', others: true })
    expect(whyEmpty(filters({ selection: 'new' }), lanes)).toEqual({ why: 'bare', others: true })
  })

  it('mentions other games only when some are known', () => {
    const [casino, fishing] = lanes.map((lane) => [lane])
    expect(whyEmpty(filters({}), [])).toEqual({ why: 'bare', others: false })
    expect(whyEmpty(filters({}), casino ?? [])).toEqual({ why: 'bare', others: false })
    expect(whyEmpty(filters({}), fishing ?? [])).toEqual({ why: 'bare', others: true })
    // All categories together are empty, so there is no other category.
    expect(whyEmpty(filters({ category: null }), lanes)).toEqual({ why: 'bare', others: false })
    expect(whyEmpty(filters({ category: null, selection: 'hot' }), lanes)).toMatchObject({ others: true })
    const alone = fishing?.map((lane) => ({ ...lane, cards: lane.cards.slice(0, 1) })) ?? []
    expect(whyEmpty(filters({ vendor: 'EG2' }), alone)).toMatchObject({ why: 'vendor', others: false })
  })
})
