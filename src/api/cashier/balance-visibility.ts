import { browserStorage } from '#api/browser/browser-storage.ts'

const browser = browserStorage('localStorage')
const NAME = 'maskedBalance'

/** Whether the balance was hidden on the last visit (HEAD-02). */
export const isBalanceMasked = (): boolean => browser.read(NAME) === 'true'

export const saveBalanceMask = (masked: boolean): void => browser.write(NAME, String(masked))
