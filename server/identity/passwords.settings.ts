import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0))

export const passwordsSetting = defineSetting('passwords', {
  shape: v.object({
    minLength: v.pipe(v.number(), v.integer(), v.minValue(4)),
    maxLength: v.pipe(v.number(), v.integer(), v.maxValue(128)),
    /** The weak password that must be changed at the first login. */
    weakDefault: v.string(),
    /** Milliseconds after which a password has expired, where expiry is on. */
    goodFor: milliseconds,
  }),
  initial: { minLength: 8, maxLength: 20, weakDefault: 'palpite123', goodFor: 90 * 86_400_000 },
})
