import type { Title } from './title.ts'

export const fishTitles: readonly Title[] = [
  ['peixe/dourado', 'Rei do Rio', 'King of the River'],
  ['pesca/anzol', 'Anzol de Ouro', 'Golden Hook'],
  ['mar/baleia', 'Canto da Baleia', 'Whale Song'],
  ['tubarao/perfil', 'Caça ao Tubarão', 'Shark Hunt'],
  ['polvo/listrado', 'Abraço do Polvo', 'Octopus Embrace'],
  ['barco/jangada', 'Pescaria de Jangada', 'Raft Fishing'],
  ['mar/tartaruga', 'Tartaruga Anciã', 'Old Turtle'],
  ['peixe/baiacu', 'Baiacu Bravo', 'Grumpy Puffer'],
  ['dragao/imperador', 'Dragão das Profundezas', 'Dragon of the Deep'],
  ['mar/caranguejo', 'Mangue do Caranguejo', 'Crab Mangrove'],
  ['peixe/salto', 'Salto na Cachoeira', 'Waterfall Leap'],
  ['pesca/boia', 'Boia Vermelha', 'Red Float'],
  ['mar/concha', 'Concha de Pérola', 'Pearl Shell'],
  ['peixe/bandeira', 'Peixe-Bandeira', 'Bannerfish'],
  ['pesca/ancora', 'Âncora Afundada', 'Sunken Anchor'],
  ['capivara/laranja', 'Lagoa da Capivara', 'Capybara Lagoon'],
  ['mar/estrela', 'Estrelas do Recife', 'Reef Stars'],
  ['tubarao/mandibula', 'Maré de Tubarões', 'Shark Tide'],
]
