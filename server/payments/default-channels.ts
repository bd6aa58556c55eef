import * as v from 'valibot'
import { minorUnits } from '#domain/money/money.ts'
import { localizedTextSchema } from '#domain/text/localized-text.ts'
import { moment } from '#domain/time/moment.ts'
import { localizedText } from '#server/texts/localized-text.ts'

const amount = v.pipe(minorUnits, v.minValue(1))

/** Amounts are in minor units. */
export const depositChannel = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)),
    kind: v.picklist(['pix', 'bank', 'wallet', 'card']),
    name: localizedTextSchema,
    min: amount,
    max: amount,
    presets: v.array(amount),
    /** How long it usually takes until the deposit is credited, in minutes. */
    usualMinutes: v.pipe(v.number(), v.minValue(0)),
    closedUntil: v.nullable(moment),
  }),
  v.check(({ min, max }) => min <= max),
)

export const defaultChannels: v.InferOutput<typeof depositChannel>[] = [
  {
    id: 'pix',
    kind: 'pix',
    name: localizedText(/*i18n*/ { id: 'deposit.channel.pix.name', message: 'Pix' }),
    min: 1_000,
    max: 5_000_000,
    presets: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
    usualMinutes: 1,
    closedUntil: null,
  },
  {
    id: 'transfer',
    kind: 'bank',
    name: localizedText(/*i18n*/ { id: 'deposit.channel.transfer.name', message: 'Bank transfer' }),
    min: 10_000,
    max: 20_000_000,
    presets: [10_000, 50_000, 100_000, 500_000],
    usualMinutes: 30,
    closedUntil: null,
  },
  {
    id: 'carteira',
    kind: 'wallet',
    name: localizedText(/*i18n*/ { id: 'deposit.channel.wallet.name', message: 'Digital wallet' }),
    min: 2_000,
    max: 1_000_000,
    presets: [2_000, 5_000, 10_000, 30_000],
    usualMinutes: 5,
    closedUntil: null,
  },
]
