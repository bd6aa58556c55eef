import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

export const passwordsSetting = defineSetting('passwords', {
  shape: v.object({
    minLength: v.pipe(v.number(), v.integer(), v.minValue(4)),
    maxLength: v.pipe(v.number(), v.integer(), v.maxValue(128)),
    weakDefault: v.string(),
    /** How long until a password expires, if expiry is on, in ms. */
    goodFor: milliseconds,
  }),
  initial: { minLength: 8, maxLength: 20, weakDefault: 'palpite123', goodFor: 90 * 86_400_000 },
})
