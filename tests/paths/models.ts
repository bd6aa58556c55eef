import { alarm } from './machines/alarm.ts'
import { chat } from './machines/chat.ts'
import { login } from './machines/login.ts'
import { parcel } from './machines/parcel.ts'
import { player } from './machines/player.ts'
import { turnstile } from './machines/turnstile.ts'

/** Synthetic machines that together use everything of XState the path tool has to understand. */
export const models = { alarm, chat, login, parcel, player, turnstile }
