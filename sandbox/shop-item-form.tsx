import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { EditedShopItem } from '#protocol/sandbox/point-shop.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { decimalSignOf } from '#ui/kit/forms/decimal-sign.ts'
import styles from './console.module.css'
import { FormField } from './form-field.tsx'
import { OffSchema, StockMoved, writeShopItem } from './sandbox-api.ts'
import { readShopItem } from './shop-item-entries.ts'
import { useChange } from './use-change.ts'

const fresh = { motif: 'fichas/pilha', hue: 150, left: 10, offered: true }

type Props = {
  id: string
  item: EditedShopItem | null
  motifs: readonly string[]
  onDone?: () => void
}

export function ShopItemForm({ id, item, motifs, onDone }: Props) {
  const { t, i18n } = useLingui()
  const saving = useChange(writeShopItem)
  // The stock as last shown. It is sent with the change, since members may have ordered in the meantime.
  const [stock, setStock] = useState(item ? item.left : fresh.left)
  const [isSaved, setSaved] = useState(false)
  const { error } = saving
  const off = error instanceof OffSchema ? error.fields : []
  const shown = item ?? { ...fresh, title: null, text: null, points: '', maxPerMember: null }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const request = readShopItem(new FormData(event.currentTarget), {
      item,
      was: stock,
      decimalSign: decimalSignOf(i18n),
    })
    saving.mutate(
      { id, ...request },
      {
        onSuccess: () => {
          setStock(request.stock.now)
          setSaved(true)
          onDone?.()
        },
        onError: (why) => {
          if (why instanceof StockMoved) setStock(why.left)
        },
      },
    )
  }
  const field = (name: string, label: string, value: string | number | null | undefined) => (
    <FormField {...{ name, label }} value={value ?? ''} isOff={off.includes(name)} />
  )
  return (
    <form className={styles.fault} onSubmit={save} onChange={() => setSaved(false)} noValidate>
      {field(
        'title.pt',
        t({ id: 'sandbox.shopItemForm.namePt', message: 'Name in Portuguese' }),
        shown.title?.pt,
      )}
      {field(
        'title.en',
        t({ id: 'sandbox.shopItemForm.nameEn', message: 'Name in English' }),
        shown.title?.en,
      )}
      {field(
        'text.pt',
        t({ id: 'sandbox.shopItemForm.textPt', message: 'Text in Portuguese' }),
        shown.text?.pt,
      )}
      {field('text.en', t({ id: 'sandbox.shopItemForm.textEn', message: 'Text in English' }), shown.text?.en)}
      <label className={styles.field}>
        <span>
          <Trans id="sandbox.shopItemForm.picture">Picture</Trans>
        </span>
        <select name="motif" defaultValue={shown.motif}>
          {motifs.map((motif) => (
            <option key={motif}>{motif}</option>
          ))}
        </select>
      </label>
      {field('hue', t({ id: 'sandbox.shopItemForm.colour', message: 'Colour, 0 to 359' }), shown.hue)}
      {field('points', t({ id: 'sandbox.shopItemForm.price', message: 'Price in points' }), shown.points)}
      {field(
        'stock.now',
        t({ id: 'sandbox.shopItemForm.stock', message: 'Stock (empty: no limit)' }),
        item ? item.left : fresh.left,
      )}
      {field(
        'maxPerMember',
        t({ id: 'sandbox.shopItemForm.maxPerPlayer', message: 'Max per player (optional)' }),
        shown.maxPerMember,
      )}
      {item
        ? null
        : field('bonus', t({ id: 'sandbox.shopItemForm.bonus', message: 'Bonus in R$ (optional)' }), null)}
      {item ? null : (
        <Toggle
          name="delivered"
          label={t({ id: 'sandbox.shopItemForm.delivered', message: 'Delivered to an address' })}
          isOn={false}
        />
      )}
      <Toggle
        name="offered"
        label={t({ id: 'sandbox.shopItemForm.inShop', message: 'In the shop' })}
        isOn={shown.offered}
      />
      <div className={styles.steps}>
        <Button type="submit" look="act" disabled={saving.isPending}>
          {item ? (
            <Trans id="sandbox.common.save">Save</Trans>
          ) : (
            <Trans id="sandbox.shopItemForm.addToShop">Add to shop</Trans>
          )}
        </Button>
        {onDone ? (
          <Button onClick={onDone}>
            <Trans id="sandbox.shopItemForm.cancel">Cancel</Trans>
          </Button>
        ) : null}
      </div>
      <div role="status" className={error ? styles.off : styles.about}>
        {isSaved ? <Trans id="sandbox.shopItemForm.saved">Saved.</Trans> : null}
        {error ? <Trouble error={error} /> : null}
      </div>
    </form>
  )
}

function Toggle({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className={styles.toggle}>
      <span>{label}</span>
      <input type="checkbox" name={name} defaultChecked={isOn} />
    </label>
  )
}

function Trouble({ error }: { error: Error }) {
  if (error instanceof OffSchema)
    return (
      <Trans id="sandbox.shopItemForm.invalid">Some values are invalid. Check the highlighted fields.</Trans>
    )
  if (!(error instanceof StockMoved))
    return <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans>
  const { left } = error
  if (left === null)
    return (
      <Trans id="sandbox.shopItemForm.stockUnlimited">
        The stock is now unlimited. Save again to replace it.
      </Trans>
    )
  return (
    <Plural
      id="sandbox.shopItemForm.stockChanged"
      value={left}
      _0="None are in stock now. Save again to replace the stock."
      one="# is in stock now. Save again to replace the stock."
      other="# are in stock now. Save again to replace the stock."
    />
  )
}
