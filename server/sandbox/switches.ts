import { type SettingName, settingNames } from './all-settings.ts'

/**
 * Not editable here: settings with their own section in the console, internal state, and secrets, which must
 * never be sent.
 */
const notSwitches = ['clock', 'fixtureSecret', 'levelsRaised', 'pointsEarned', 'encryptionKey', 'world']

export const switches: SettingName[] = settingNames.filter((name) => !notSwitches.includes(name))
