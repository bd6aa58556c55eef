import { type SettingName, settingNames } from './all-settings.ts'

/**
 * Settings with a place of their own in the console, what the platform notes for itself, and its secrets, which never
 * leave it.
 */
const notSwitches = ['clock', 'fixtureSecret', 'levelsRaised', 'pointsEarned', 'sealingKey', 'world']

/** The settings that the sandbox shows and changes. */
export const switches: SettingName[] = settingNames.filter((name) => !notSwitches.includes(name))
