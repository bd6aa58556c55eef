import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import type { ConversionAnswer } from '#api/rewards/point-shop.ts'
import type { Language } from '#domain/text/language.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { pointConversionMachine } from '#machines/rewards/point-conversion.machine.ts'
import type { ConversionRequest } from '#protocol/rewards/point-shop.ts'
import type { PointConfig } from '#protocol/rewards/points.ts'
import { show } from '#tests/views/kit/show.tsx'
import { textIn, textOf } from '#tests/views/kit/texts.ts'
import { ConversionForm } from '#ui/rewards/point-shop/conversion-form.tsx'

/** The point rules of a site where a point is worth a cent. */
const config: PointConfig = {
  currency: 'BRL',
  ratio: { points: 100, amount: 100 },
  turnoverPerPoint: 1_000,
  minConversion: 200,
  maxConversion: 100_000,
  conversionOn: true,
  redemptionOn: true,
}

type Options = { answer?: ConversionAnswer; isOn?: boolean; language?: Language }

const converted: ConversionAnswer = { ok: true, value: { points: 700, amount: 300, balance: 10_300 } }

/** Shows the conversion form to a member with 1,000 points, and records the conversions that it sends. */
async function showConversion({ answer = converted, isOn = true, language = 'pt' }: Options = {}) {
  const requests: ConversionRequest[] = []
  const sendConversion = idempotentRequestMachine<ConversionRequest, ConversionAnswer>(
    async ({ request }) => {
      requests.push(request)
      return answer
    },
  )
  const actor = createActor(pointConversionMachine.provide({ actors: { sendConversion } }), {
    input: { memberId: '7', balance: 1_000, config: { ...config, conversionOn: isOn }, pending: null },
  })
  await show(<ConversionForm actor={actor.start()} />, language)
  return requests
}

test('[PTS-01] checks the number of points before converting them', async () => {
  const requests = await showConversion()
  const field = page.getByLabelText(textOf('rewards.pointShop.pointsToConvert'))
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      textOf('rewards.pointShop.conversionHint', { element0: 200, element1: '100.000', element2: 100 }),
    )
  await field.fill('250')
  await page.getByRole('button', { name: textOf('rewards.pointShop.convert'), exact: true }).click()
  await expect.element(field).toHaveAccessibleDescription(
    textOf('rewards.pointShop.pointsOffLimits', {
      element0: 200,
      element1: '100.000',
      element2: 100,
    }),
  )
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('5000')
  await page
    .getByRole('button', { name: textOf('rewards.pointShop.convertTo', { element0: 'R$ 50,00' }) })
    .click()
  await expect
    .element(field)
    .toHaveAccessibleDescription(textOf('rewards.pointShop.notEnoughPoints', { 0: 1_000 }))
  expect(requests).toEqual([])
  await field.fill('300')
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      textOf('rewards.pointShop.conversionHint', { element0: 200, element1: '100.000', element2: 100 }),
    )
  await page
    .getByRole('button', { name: textOf('rewards.pointShop.convertTo', { element0: 'R$ 3,00' }) })
    .click()
  await expect
    .element(page.getByText(textOf('rewards.pointShop.converted', { element1: 'R$ 3,00', 0: 300 })))
    .toBeVisible()
  expect(requests).toEqual([{ points: 300, amount: 300 }])
})

test('[PTS-01] asks for a new confirmation when the value of the points has changed', async () => {
  await showConversion({
    answer: { ok: false, refusal: { code: 'points.ratioChanged', message: '', value: { amount: 150 } } },
  })
  await page.getByLabelText(textOf('rewards.pointShop.pointsToConvert')).fill('300')
  await page
    .getByRole('button', { name: textOf('rewards.pointShop.convertTo', { element0: 'R$ 3,00' }) })
    .click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(textOf('rewards.pointShop.rateChangedTitle'))
})

const off = {
  pt: [textOf('rewards.pointShop.conversionOffTitle'), textOf('rewards.pointShop.conversionOffText')],
  en: [
    textIn('en', 'rewards.pointShop.conversionOffTitle'),
    textIn('en', 'rewards.pointShop.conversionOffText'),
  ],
} as const

test.for(['pt', 'en'] as const)(
  '[PTS-01] says in %s that the conversion of points is switched off',
  async (language) => {
    await showConversion({ isOn: false, language })
    for (const text of off[language]) await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  },
)

test('[PTS-01] says that the conversion of points was switched off after the page was opened', async () => {
  await showConversion({ answer: { ok: false, refusal: { code: 'points.off', message: '', value: {} } } })
  await page.getByLabelText(textOf('rewards.pointShop.pointsToConvert')).fill('300')
  await page
    .getByRole('button', { name: textOf('rewards.pointShop.convertTo', { element0: 'R$ 3,00' }) })
    .click()
  for (const text of off.pt) await expect.element(page.getByText(text)).toBeVisible()
})
