import * as v from 'valibot'
import { execution } from '#protocol/site/popups.ts'
import { defineSetting } from '#server/settings/define-setting.ts'

export const popupsSetting = defineSetting('popups', {
  shape: v.object({ executions: v.array(execution) }),
  initial: { executions: [...execution.options] },
})
