import { type SettingName, settingNames } from '../settings.ts'

/** Settings with a place of their own in the console, and the platform's secrets, which never leave it. */
const notSwitches = ['clock', 'fixtureSecret', 'sealingKey', 'world']

/** The settings that the sandbox shows and changes. */
export const switches: SettingName[] = settingNames.filter((name) => !notSwitches.includes(name))
