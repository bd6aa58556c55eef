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
  // The stock when the form was opened. Members may order in the meantime.
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
      {field('title.pt', t`Name in Portuguese`, shown.title?.pt)}
      {field('title.en', t`Name in English`, shown.title?.en)}
      {field('text.pt', t`Text in Portuguese`, shown.text?.pt)}
      {field('text.en', t`Text in English`, shown.text?.en)}
      <label className={styles.field}>
        <span>
          <Trans>Picture</Trans>
        </span>
        <select name="motif" defaultValue={shown.motif}>
          {motifs.map((motif) => (
            <option key={motif}>{motif}</option>
          ))}
        </select>
      </label>
      {field('hue', t`Colour, 0 to 359`, shown.hue)}
      {field('points', t`Price in points`, shown.points)}
      {field('stock.now', t`In stock (empty: never runs out)`, item ? item.left : fresh.left)}
      {field('maxPerMember', t`Most for one member (empty: no limit)`, shown.maxPerMember)}
      {item ? null : field('bonus', t`Bonus in R$ (empty: none)`, null)}
      {item ? null : <Toggle name="delivered" label={t`Sent to an address`} isOn={false} />}
      <Toggle name="offered" label={t`In the mall`} isOn={shown.offered} />
      <div className={styles.steps}>
        <Button type="submit" look="act" disabled={saving.isPending}>
          {item ? <Trans>Save</Trans> : <Trans>Put it into the mall</Trans>}
        </Button>
        {onDone ? (
          <Button onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </div>
      <div role="status" className={error ? styles.off : styles.about}>
        {isSaved ? <Trans>Saved.</Trans> : null}
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
  if (error instanceof OffSchema) return <Trans>Something is not accepted. Look at what is marked.</Trans>
  if (!(error instanceof StockMoved)) return <Trans>This could not be saved. Try again.</Trans>
  const { left } = error
  if (left === null) return <Trans>By now it never runs out. Save again to set the stock all the same.</Trans>
  return (
    <Plural
      value={left}
      one="By now # is in stock. Save again to set it all the same."
      other="By now # are in stock. Save again to set it all the same."
    />
  )
}
