import { type SettingName, settingNames } from './all-settings.ts'

/**
 * Settings that are not switches: they have their own section in the console, are internal state, or are
 * secrets that must never be sent.
 */
const notSwitches = ['clock', 'fixtureSecret', 'levelsRaised', 'pointsEarned', 'encryptionKey', 'world']

export const switches: SettingName[] = settingNames.filter((name) => !notSwitches.includes(name))
