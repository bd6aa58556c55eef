import { type SettingName, settingNames } from './all-settings.ts'

/**
 * Settings that the console does not show as switches. They have their own section, are internal state, or
 * are secrets that must never be sent.
 */
const notSwitches = ['clock', 'fixtureSecret', 'levelsRaised', 'pointsEarned', 'encryptionKey', 'world']

export const switches: SettingName[] = settingNames.filter((name) => !notSwitches.includes(name))
