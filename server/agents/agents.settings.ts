import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

/** Registration links that an agent may have open at once (AGENT-06). */
export const downlineLinksSetting = defineSetting('downlineLinks', {
  shape: v.object({ most: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) }),
  initial: { most: 20 },
})
