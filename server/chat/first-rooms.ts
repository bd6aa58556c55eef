import * as v from 'valibot'
import { localizedTextSchema } from '#contract/localized-text.ts'

/** A room of the lobby in which members talk (CS-03). */
export const lobbyRoom = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  title: localizedTextSchema,
  /** What is talked about there. */
  about: localizedTextSchema,
  /** Whether anybody may write there for now; what was said is read all the same. */
  open: v.boolean(),
  /** Whether only agents see it. */
  agentsOnly: v.boolean(),
})

export type LobbyRoom = v.InferOutput<typeof lobbyRoom>

/** The rooms of a platform that nobody has configured. */
export const firstRooms: LobbyRoom[] = [
  {
    id: 'general',
    title: { pt: 'Sala geral', en: 'General' },
    about: { pt: 'Conversa de tudo um pouco', en: 'A bit of everything' },
    open: true,
    agentsOnly: false,
  },
  {
    id: 'games',
    title: { pt: 'Jogos', en: 'Games' },
    about: { pt: 'O que você está jogando, e como funciona', en: 'What you are playing, and how it works' },
    open: true,
    agentsOnly: false,
  },
  {
    id: 'sports',
    title: { pt: 'Esportes', en: 'Sports' },
    about: { pt: 'Rodada, escalação e palpite', en: 'Fixtures, line-ups and guesses' },
    open: true,
    agentsOnly: false,
  },
  {
    id: 'english',
    title: { pt: 'English', en: 'English' },
    about: { pt: 'Para quem conversa em inglês', en: 'For whoever talks in English' },
    open: true,
    agentsOnly: false,
  },
  {
    id: 'june',
    title: { pt: 'Arraial de junho', en: 'June festivities' },
    about: { pt: 'A festa passou; a conversa ficou', en: 'The feast is over; its talk has stayed' },
    open: false,
    agentsOnly: false,
  },
  {
    id: 'agents',
    title: { pt: 'Agentes', en: 'Agents' },
    about: { pt: 'Só para quem cuida de uma equipe', en: 'Only for those who have a team' },
    open: true,
    agentsOnly: true,
  },
]
