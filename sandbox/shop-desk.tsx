import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { randomId } from '#protocol/kit/random-id.ts'
import type { EditedShopItem } from '#protocol/sandbox/point-shop.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './console.module.css'
import { readShopItems } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { ShopItemForm } from './shop-item-form.tsx'
import { textIn } from './text-in.ts'

const LOOK_EVERY = 2_000

/** Lists the items of the points shop, which the operator adds, changes, restocks and removes (PTS-01). */
export function ShopDesk({ locale }: { locale: string }) {
  const read = useQuery({ queryKey: ['shopItems'], queryFn: readShopItems, refetchInterval: LOOK_EVERY })
  const [added, setAdded] = useState<string | null>(null)
  if (!read.data) return <Section name="shopItems">{null}</Section>
  const { items, motifs } = read.data
  const add = (
    <Button onClick={() => setAdded(randomId())}>
      <Trans id="sandbox.shopDesk.add">Add an item</Trans>
    </Button>
  )
  return (
    <Section name="shopItems" aside={added === null ? add : null}>
      {added === null ? null : (
        <ShopItemForm key={added} id={added} item={null} motifs={motifs} onDone={() => setAdded(null)} />
      )}
      {items.map((item) => (
        <One key={item.id} item={item} motifs={motifs} locale={locale} />
      ))}
    </Section>
  )
}

function One({ item, motifs, locale }: { item: EditedShopItem; motifs: readonly string[]; locale: string }) {
  const [isOpen, setOpen] = useState(false)
  const { id, title, points, left, offered } = item
  return (
    <details className={styles.call} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{textIn(title, locale)}</strong>
        <span className={styles.about}>
          <Plural id="sandbox.common.points" value={points} _0="0 points" one="# point" other="# points" /> ·{' '}
          <Stock left={left} />
          {offered ? null : (
            <>
              {' · '}
              <Trans id="sandbox.shopDesk.notInShop">not in the shop</Trans>
            </>
          )}
        </span>
      </summary>
      {isOpen ? <ShopItemForm id={id} item={item} motifs={motifs} /> : null}
    </details>
  )
}

function Stock({ left }: { left: number | null }) {
  if (left === null) return <Trans id="sandbox.shopDesk.unlimited">unlimited stock</Trans>
  return <Plural id="sandbox.shopDesk.stock" value={left} _0="none left" one="# left" other="# left" />
}
