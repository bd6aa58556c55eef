import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

/** Maximum number of open registration links per agent (AGENT-06). */
export const downlineLinksSetting = defineSetting('downlineLinks', {
  shape: v.object({ most: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) }),
  initial: { most: 20 },
})
