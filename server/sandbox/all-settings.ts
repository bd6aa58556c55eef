import { downlineLinksSetting } from '#server/agents/agents.settings.ts'
import {
  freePlaySetting,
  loginsSetting,
  registerRulesSetting,
  smsCodesSetting,
} from '#server/auth/auth.settings.ts'
import { payoutAccountsSetting, uplineTransfersSetting } from '#server/cashier/cashier.settings.ts'
import { walletsSetting, withdrawnGamesSetting } from '#server/games/games.settings.ts'
import { passwordsSetting } from '#server/identity/passwords.settings.ts'
import { depositsSetting, withdrawalsSetting } from '#server/payments/payments.settings.ts'
import { encryptionKeySetting } from '#server/platform/encryption-key.settings.ts'
import { fixtureSecretSetting, lotteryOddsSetting } from '#server/play/play.settings.ts'
import {
  giftTurnoverSetting,
  levelsRaisedSetting,
  missionsSetting,
  pointRewardsSetting,
  pointsEarnedSetting,
  pointsSetting,
  rebatesSetting,
  referralsSetting,
  tasksSetting,
  vipSetting,
} from '#server/rewards/rewards.settings.ts'
import {
  allowedOriginsSetting,
  clockSetting,
  modulesSetting,
  siteSetting,
  systemStatusSetting,
  worldSetting,
} from '#server/settings/site.settings.ts'
import { popupsSetting } from '#server/site/popups.settings.ts'
import { chatRoomsSetting, customerServiceSetting } from '#server/support/support.settings.ts'
import { transfersSetting } from '#server/team/team.settings.ts'
import { paymentProviderSetting, payoutProviderSetting, vendorProviderSetting } from './providers.settings.ts'

export const settings = {
  systemStatus: systemStatusSetting,
  modules: modulesSetting,
  site: siteSetting,
  customerService: customerServiceSetting,
  chatRooms: chatRoomsSetting,
  withdrawnGames: withdrawnGamesSetting,
  popups: popupsSetting,
  registerRules: registerRulesSetting,
  freePlay: freePlaySetting,
  downlineLinks: downlineLinksSetting,
  transfers: transfersSetting,
  uplineTransfers: uplineTransfersSetting,
  deposits: depositsSetting,
  payoutAccounts: payoutAccountsSetting,
  withdrawals: withdrawalsSetting,
  giftTurnover: giftTurnoverSetting,
  vip: vipSetting,
  levelsRaised: levelsRaisedSetting,
  missions: missionsSetting,
  tasks: tasksSetting,
  points: pointsSetting,
  pointRewards: pointRewardsSetting,
  pointsEarned: pointsEarnedSetting,
  rebates: rebatesSetting,
  referrals: referralsSetting,
  wallets: walletsSetting,
  vendorProvider: vendorProviderSetting,
  payoutProvider: payoutProviderSetting,
  paymentProvider: paymentProviderSetting,
  lotteryOdds: lotteryOddsSetting,
  allowedOrigins: allowedOriginsSetting,
  passwords: passwordsSetting,
  logins: loginsSetting,
  smsCodes: smsCodesSetting,
  clock: clockSetting,
  world: worldSetting,
  fixtureSecret: fixtureSecretSetting,
  encryptionKey: encryptionKeySetting,
}

export type SettingName = keyof typeof settings

export const settingNames = Object.keys(settings) as SettingName[]
