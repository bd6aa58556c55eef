import { expect, test } from 'vitest'
import { readShopItem } from '../../../sandbox/shop-item-entries.ts'

const item = {
  id: '0b9c2f4e-52a4-4a55-9a8d-2f0a4a2b7c11',
  title: { pt: 'Rede', en: 'Hammock', ty: 'เปลญวน' },
  text: { en: 'Of cotton' },
  motif: 'pipa/losango',
  hue: 20,
  points: 50,
  maxPerMember: null,
  offered: true,
  delivered: false,
  bonus: null,
  left: 3,
  image: '',
}

function filledForm(): FormData {
  const form = new FormData()
  form.set('title.pt', ' Rede grande ')
  form.set('title.en', 'Large hammock')
  form.set('text.pt', 'De algodão')
  form.set('text.en', 'Of cotton')
  return form
}

test('keeps an edited shop item’s texts in languages that have no fields in the form', () => {
  expect(readShopItem(filledForm(), { item, was: 3, decimalSign: ',' })).toMatchObject({
    title: { pt: 'Rede grande', en: 'Large hammock', ty: 'เปลญวน' },
    text: { pt: 'De algodão', en: 'Of cotton' },
  })
})

test('gives a new shop item only the texts of the form', () => {
  expect(readShopItem(filledForm(), { item: null, was: null, decimalSign: ',' }).title).toEqual({
    pt: 'Rede grande',
    en: 'Large hammock',
  })
})
