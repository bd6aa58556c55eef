import { type SettingName, settingNames } from './all-settings.ts'

/**
 * Settings with their own section in the console, internal state, and secrets, which must never be exposed.
 */
const notSwitches = ['clock', 'fixtureSecret', 'levelsRaised', 'pointsEarned', 'encryptionKey', 'world']

export const switches: SettingName[] = settingNames.filter((name) => !notSwitches.includes(name))
