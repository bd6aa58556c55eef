import type { PathsConfig } from '@palpite/paths/config.ts'

/** What the specification's rows say that flows carry, by id. */
export const rows: NonNullable<PathsConfig['rows']> = {
  'AGENT-02': {
    en: 'The agent page is for agents, the player page for members; each refuses the others.',
    pt: 'A página de agentes é para agentes, a de jogadores para membros; cada uma recusa os outros.',
  },
  'AGENT-05': {
    en: 'Every report is filtered, sorted, paged and taken along as a file.',
    pt: 'Todo relatório é filtrado, ordenado, paginado e levado como arquivo.',
  },
  'AGENT-06': {
    en: 'An agent registers somebody directly, or by a link and its QR code.',
    pt: 'Um agente cadastra alguém direto, ou por um link e seu QR code.',
  },
  'AGENT-07': {
    en: 'An agent sees the whole team, opens anybody’s details, and sends money.',
    pt: 'Um agente vê a equipe inteira, abre os detalhes de qualquer um e envia dinheiro.',
  },
  'AGENT-09': {
    en: 'Which contracts an agent has to do with decides which pages there are.',
    pt: 'Os contratos que o agente tem decidem quais páginas existem.',
  },
  'AGENT-12': {
    en: 'Who would like to become an agent tells the operator so on the agents’ page.',
    pt: 'Quem quer ser agente diz isso ao operador na página dos agentes.',
  },
  'CALL-13': {
    en: 'How a member stands with each kind of contract is read in one call.',
    pt: 'A situação do membro em cada tipo de contrato é lida em uma chamada.',
  },
  'CONTR-01': {
    en: 'A request is accepted, rejected or withdrawn; a running contract ends when both agree, or by one where the other’s account is closed.',
    pt: 'Um pedido é aceito, recusado ou retirado; um contrato em vigor termina quando os dois concordam, ou por um só quando a conta do outro está encerrada.',
  },
  'CONTR-02': {
    en: 'A lower rate warns of the contracts further down that it ends, then ends them.',
    pt: 'Uma taxa menor avisa quais contratos abaixo ela encerra, e então os encerra.',
  },
  'CONTR-04': {
    en: 'A request that waits comes up by itself, wherever its reader is.',
    pt: 'Um pedido que espera aparece sozinho, onde quer que a pessoa esteja.',
  },
  'CONTR-05': {
    en: 'An agent offers tiers to a downline, never above what they are paid themselves.',
    pt: 'Um agente propõe faixas a um indicado, nunca acima do que ele mesmo recebe.',
  },
  'CONTR-06': {
    en: 'Two answers at once give one outcome, and both are told.',
    pt: 'Duas respostas ao mesmo tempo dão um só resultado, e os dois ficam sabendo.',
  },
  'ERR-01': {
    en: 'Each kind of failure has a message of its own, in the user’s language.',
    pt: 'Cada tipo de falha tem sua própria mensagem, no idioma do usuário.',
  },
  'ERR-02': {
    en: 'A call that fails leaves a way out, and what was typed.',
    pt: 'Uma chamada que falha deixa uma saída e o que foi digitado.',
  },
  'ERR-03': {
    en: 'Images are PNG or JPEG by content, of 5 MB at most, three at most; each refusal names the file and says why.',
    pt: 'Imagens são PNG ou JPEG pelo conteúdo, de até 5 MB, no máximo três; cada recusa diz qual arquivo e por quê.',
  },
  'ERR-04': {
    en: 'A comment is counted; one of more than 140 letters stays as it was typed, and is not sent until it is shorter.',
    pt: 'O comentário é contado; com mais de 140 letras ele fica como foi digitado e só segue quando for encurtado.',
  },
  'FORGOT-01': {
    en: 'Password forgotten, by email: username and email have to match.',
    pt: 'Senha esquecida, por e-mail: usuário e e-mail precisam corresponder.',
  },
  'FORGOT-02': {
    en: 'Password forgotten, by mobile: a code and a new password log in.',
    pt: 'Senha esquecida, por celular: com um código e uma nova senha, a pessoa já entra.',
  },
  'FORGOT-03': {
    en: 'The configuration says whether mobile or email comes first.',
    pt: 'A configuração diz se vem primeiro o celular ou o e-mail.',
  },
  'FORGOT-04': {
    en: 'Refusals are shown, and nothing that was typed is lost.',
    pt: 'As recusas são mostradas e nada do que foi digitado se perde.',
  },
  'FORGOT-05': {
    en: 'By mobile a code is asked for, and its button counts down.',
    pt: 'Por celular pede-se um código, e o botão faz a contagem regressiva.',
  },
  'GAME-02': {
    en: 'A press on the heart marks a game at once; what the platform does not take is undone and said.',
    pt: 'Um toque no coração marca o jogo na hora; o que a plataforma não aceita é desfeito e avisado.',
  },
  'GAME-03': {
    en: 'A visitor who starts or marks a game logs in first, and then it happens.',
    pt: 'O visitante que abre ou marca um jogo entra na conta antes, e então isso acontece.',
  },
  'GAME-04': {
    en: 'A trial player is told to register, except in games that are open to trials.',
    pt: 'O jogador de demonstração recebe o aviso de se cadastrar, exceto em jogos abertos a ele.',
  },
  'GAME-07': {
    en: 'A game opens in its frame or window, and a launch that fails says what to do.',
    pt: 'O jogo abre em seu quadro ou janela, e uma abertura que falha diz o que fazer.',
  },
  'GAME-10': {
    en: 'A game of the sandbox really plays: bets and wins move the balance.',
    pt: 'Um jogo do ambiente de testes joga de verdade: apostas e ganhos mexem no saldo.',
  },
  'HEAD-02': {
    en: 'The balance can be hidden, and that is remembered.',
    pt: 'O saldo pode ser ocultado, e isso fica guardado.',
  },
  'HEAD-06': {
    en: 'The balance is read anew on demand and whenever money moves.',
    pt: 'O saldo é lido de novo a pedido e sempre que há movimento de dinheiro.',
  },
  'I18N-03': {
    en: 'Without its texts the application still starts, in the default language.',
    pt: 'Sem os textos de um idioma, a aplicação ainda abre no idioma padrão.',
  },
  'LAYOUT-03': {
    en: 'One place decides which of the open windows is on top.',
    pt: 'Um só lugar decide qual das janelas abertas fica por cima.',
  },
  'CS-02': {
    en: 'A conversation with customer service is opened where it is held, and never at an address that is not safe.',
    pt: 'A conversa com o atendimento abre onde ela acontece, e nunca em um endereço que não é seguro.',
  },
  'CS-03': {
    en: 'Members talk in rooms, each message said once and seen at once; one that should not stand is reported.',
    pt: 'Membros conversam em salas, cada mensagem dita uma vez e vista na hora; a que não deveria ficar é denunciada.',
  },
  'DL-01': {
    en: 'The site can be had as an app where the browser offers it, and a guide says how elsewhere.',
    pt: 'Dá para ter o site como aplicativo onde o navegador oferece, e um guia diz como fazer nos outros.',
  },
  'SYS-11': {
    en: 'Visits are measured only of who has agreed, and a later no ends it.',
    pt: 'Só se medem visitas de quem concordou, e um não dito depois encerra isso.',
  },
  'SYS-12': {
    en: 'A part of the page that does not load is said, and a newer edition of the site is offered without losing anything.',
    pt: 'Uma parte da página que não carrega é avisada, e uma edição mais nova do site é oferecida sem perder nada.',
  },
  'LAYOUT-05': {
    en: 'A dialog with a timeout closes by itself, and waits while somebody points at it or is within it.',
    pt: 'Um diálogo com prazo fecha sozinho, e espera enquanto alguém aponta para ele ou está dentro dele.',
  },
  'HELP-01': {
    en: 'Anybody tells the operator something within its limits, once, and loses nothing that was typed.',
    pt: 'Qualquer pessoa diz algo ao operador dentro dos limites, uma vez só, e não perde nada do que digitou.',
  },
  'HOME-06': {
    en: 'A category is narrowed by vendor, kind and name, and leafed through.',
    pt: 'Uma categoria se filtra por fornecedor, tipo e nome, e se folheia.',
  },
  'HOME-07': {
    en: 'Favourites and games played lately are a member’s own, so a visitor is asked to log in.',
    pt: 'Favoritos e jogos recentes são de cada membro; o visitante é chamado a entrar.',
  },
  'HOME-09': {
    en: 'All, new, hot, favourite and recent games are lists of their own.',
    pt: 'Todos, novos, em alta, favoritos e recentes são listas próprias.',
  },
  'GAME-12': {
    en: 'Hosts of live tables are listed with who is on; joining one opens the table and its chat.',
    pt: 'Quem apresenta mesas ao vivo é listado com quem está no ar; entrar abre a mesa e o bate-papo.',
  },
  'HEAD-04': {
    en: 'Each entry of the navigation opens the vendors of its category.',
    pt: 'Cada entrada da navegação abre os fornecedores da sua categoria.',
  },
  'HOME-10': {
    en: 'Who won most of late passes by, stands when wished, and is kept up to date.',
    pt: 'Quem mais ganhou passa na tela, para quando se quer e fica sempre atual.',
  },
  'LOGIN-01': {
    en: 'Login by username or by mobile, where codes by SMS are on.',
    pt: 'Login por usuário ou por celular, onde os códigos por SMS estão ligados.',
  },
  'LOGIN-02': {
    en: 'What is missing is said under its field before anything is sent.',
    pt: 'O que falta é dito abaixo do campo antes de qualquer envio.',
  },
  'LOGIN-03': {
    en: 'A slider comes before a login by username, not before one by SMS.',
    pt: 'Um quebra-cabeça vem antes do login por usuário, não antes do login por SMS.',
  },
  'LOGIN-04': {
    en: 'After a failed login a captcha may be asked for, and is required from then on.',
    pt: 'Depois de um login que falhou pode ser pedido um captcha, obrigatório a partir daí.',
  },
  'LOGIN-05': {
    en: 'The captcha’s picture is renewed on a press, at most once a second.',
    pt: 'A imagem do captcha se renova com um toque, no máximo uma vez por segundo.',
  },
  'LOGIN-06': {
    en: 'A code by SMS is asked for with a valid number, and its button counts down.',
    pt: 'O código por SMS é pedido com um número válido, e o botão faz a contagem regressiva.',
  },
  'LOGIN-07': {
    en: 'Where the platform refuses a code, its message is shown.',
    pt: 'Quando a plataforma recusa um código, a mensagem dela é mostrada.',
  },
  'LOGIN-09': {
    en: 'A default or expired password has to be changed first.',
    pt: 'Uma senha padrão ou vencida precisa ser trocada antes.',
  },
  'LOGIN-10': {
    en: 'Whoever wishes is remembered for a day; no readable password is kept.',
    pt: 'Quem quiser é lembrado por um dia; nenhuma senha legível é guardada.',
  },
  'LOGIN-11': {
    en: 'A token in the address or in the tab’s storage logs in at the start.',
    pt: 'Um token no endereço ou no armazenamento da aba faz o login no início.',
  },
  'LOGIN-12': {
    en: 'Free play without an account, where the module is on.',
    pt: 'Jogo grátis sem conta, onde o módulo está ligado.',
  },
  'LOGIN-13': {
    en: 'The password can be shown and hidden.',
    pt: 'A senha pode ser mostrada e ocultada.',
  },
  'LOGIN-14': {
    en: 'Ways on to a forgotten password, to registration and to the terms.',
    pt: 'Caminhos para a senha esquecida, o cadastro e os termos.',
  },
  'LOGIN-15': {
    en: 'Login by phone through Firebase, where that is configured.',
    pt: 'Login por telefone pelo Firebase, onde estiver configurado.',
  },
  'LOGIN-16': {
    en: 'After too many requests: wait five minutes, counted down.',
    pt: 'Depois de pedidos demais: esperar cinco minutos, em contagem regressiva.',
  },
  'LOGIN-17': {
    en: 'Where the platform asks for a second step, its code is asked for.',
    pt: 'Quando a plataforma exige um segundo passo, o código dele é pedido.',
  },
  'LOGIN-18': {
    en: 'A code by SMS is asked for with the slider’s result; the login itself has no slider.',
    pt: 'O código por SMS é pedido depois de um quebra-cabeça; o login em si não tem nenhum.',
  },
  'LOTT-01': {
    en: 'A lottery is launched with its area, mode, prize mode, view and way back.',
    pt: 'Uma loteria é aberta com sua área, modo, modo de prêmio, vista e caminho de volta.',
  },
  'LOTT-03': {
    en: 'A draw really runs: countdown, bet, result, payout, ticket.',
    pt: 'Um sorteio acontece de verdade: contagem, aposta, resultado, prêmio, bilhete.',
  },
  'MEM-02': {
    en: 'A member sees what protects the account, and changes it: name, contacts, passwords, second step, sessions.',
    pt: 'O membro vê o que protege a conta, e muda isso: nome, contatos, senhas, segunda etapa, sessões.',
  },
  'MEM-03': {
    en: 'Money goes between the main wallet and a vendor’s, or all of it home, once, and it is told where it is; one wallet for all leaves nothing to move.',
    pt: 'O dinheiro vai entre a carteira principal e a de um fornecedor, ou volta todo, uma vez só, e é dito onde está; com uma só carteira não há o que transferir.',
  },
  'MEM-04': {
    en: 'Money is paid in by a way and an amount, and its order tells how it stands until it is paid, expired or failed.',
    pt: 'O dinheiro entra por um meio e um valor, e o pedido diz como está até ser pago, expirar ou falhar.',
  },
  'MEM-05': {
    en: 'Money is paid out to an account of one’s own, confirmed by the payment password, and its order tells who has it until it has arrived or is back.',
    pt: 'O dinheiro sai para uma conta própria, confirmado pela senha de pagamento, e o pedido diz com quem está até chegar ou voltar.',
  },
  'MEM-06': {
    en: 'Whether money has arrived is said by its member, with images where it has not, or by time.',
    pt: 'Se o dinheiro chegou, diz o membro, com imagens quando não chegou, ou o tempo diz.',
  },
  'MEM-07': {
    en: 'Money goes to the upline: amount, payment password, confirmation, and it stands in the record once.',
    pt: 'O dinheiro vai ao agente acima: valor, senha de pagamento, confirmação, e entra no extrato uma vez só.',
  },
  'MEM-10': {
    en: 'Whatever can be claimed is claimed once, and says what must be staked for it.',
    pt: 'Tudo o que pode ser resgatado é resgatado uma vez, e diz quanto é preciso apostar por isso.',
  },
  'MEM-11': {
    en: 'A member invites friends by a link and a QR code, and is rewarded for those who play.',
    pt: 'Um membro convida amigos por um link e um QR code, e é recompensado por quem joga.',
  },
  'MEM-14': {
    en: 'What turnover earns back is claimed by hand, by category.',
    pt: 'O que as apostas devolvem é resgatado à mão, por categoria.',
  },
  'POP-01': {
    en: 'Which popups are shown depends on who looks: logged in, visitor, first login.',
    pt: 'Quais pop-ups aparecem depende de quem olha: quem já entrou, visitante, primeiro acesso.',
  },
  'POP-02': {
    en: 'Popups come one after another, each once a session.',
    pt: 'Os pop-ups vêm um após o outro, cada um uma vez por sessão.',
  },
  'PROMO-02': {
    en: 'A promotion is joined, or its reward asked for, once, with a comment and images where it asks for them.',
    pt: 'Entra-se numa promoção, ou pede-se o prêmio, uma vez, com comentário e imagens quando ela pede.',
  },
  'PROMO-03': {
    en: 'Each chance in a raffle draws one slip, and what it wins is in the balance at once.',
    pt: 'Cada chance num sorteio tira um bilhete, e o que ele ganha cai no saldo na hora.',
  },
  'PTS-01': {
    en: 'Points turn into money or things, exactly once, for what was shown; what is rejected gives them back.',
    pt: 'Pontos viram dinheiro ou itens, uma única vez, pelo que foi mostrado; o que é recusado os devolve.',
  },
  'PTS-02': {
    en: 'A reward in points is claimed exactly once, and says why it is locked or refused.',
    pt: 'Uma recompensa em pontos é resgatada uma única vez e diz por que está bloqueada ou recusada.',
  },
  'PWD-01': {
    en: 'To change the password: the old one, a new one by the rules, and the same again.',
    pt: 'Para trocar a senha: a antiga, uma nova segundo as regras e a mesma outra vez.',
  },
  'PWD-02': {
    en: 'A change that is required cannot be gone around; done, it leads home.',
    pt: 'Uma troca obrigatória não pode ser contornada; feita, leva ao início.',
  },
  'PWD-03': {
    en: 'The passwords of a change are sent sealed.',
    pt: 'As senhas de uma troca são enviadas cifradas.',
  },
  'QA-09': {
    en: 'Replays start from this page, with language, width, world and address to choose.',
    pt: 'As repetições começam desta página, com idioma, largura, mundo e endereço à escolha.',
  },
  'REG-01': {
    en: 'The platform says which fields there are and what they take.',
    pt: 'A plataforma diz quais campos há e o que eles aceitam.',
  },
  'REG-03': {
    en: 'Registration by username or by mobile, with tabs where there are both.',
    pt: 'Cadastro por usuário ou por celular, com abas onde há os dois.',
  },
  'REG-04': {
    en: 'Username and password by their patterns, and the password twice the same.',
    pt: 'Usuário e senha segundo seus padrões, e a senha duas vezes igual.',
  },
  'REG-07': {
    en: 'A mobile number with its country, and a code where SMS is on.',
    pt: 'Um número de celular com seu país, e um código onde o SMS está ligado.',
  },
  'REG-08': {
    en: 'A captcha only where the configuration asks for one.',
    pt: 'Um captcha só onde a configuração o exige.',
  },
  'REG-10': {
    en: 'The order of a registration, from its checks to the login that follows.',
    pt: 'A ordem de um cadastro, das verificações ao login que se segue.',
  },
  'REG-11': {
    en: 'An invitation code that is refused leaves the form as it was.',
    pt: 'Um código de convite recusado deixa o formulário como estava.',
  },
  'REG-13': {
    en: 'Registration is offered only where the configuration says so.',
    pt: 'O cadastro só é oferecido onde a configuração diz.',
  },
  'REG-14': {
    en: 'The code’s countdown goes on while the window is closed.',
    pt: 'A contagem regressiva do código continua com a janela fechada.',
  },
  'REG-15': {
    en: 'Each refusal of Firebase’s phone check says what to do.',
    pt: 'Cada recusa da verificação por telefone do Firebase diz o que fazer.',
  },
  'REG-18': {
    en: 'A code is asked for with number, country and the slider’s result.',
    pt: 'O código é pedido com número, país e o resultado do quebra-cabeça.',
  },
  'REG-19': {
    en: 'The configuration chooses the tabs, and whether mobile needs a password or a code.',
    pt: 'A configuração escolhe as abas e se o celular exige senha ou código.',
  },
  'REG-21': {
    en: 'Countries can be searched; the captcha is renewed at most once a second.',
    pt: 'Os países podem ser pesquisados; o captcha se renova no máximo uma vez por segundo.',
  },
  'ROUTE-13': {
    en: 'A game plays inside the page, on the single wallet.',
    pt: 'Um jogo é jogado dentro da página, com a carteira única.',
  },
  'SESS-01': {
    en: 'Who somebody is: visitor, member, trial player or agent.',
    pt: 'Quem a pessoa é: visitante, membro, jogador de demonstração ou agente.',
  },
  'SESS-02': {
    en: 'Logging out clears the session; an agent returns to the agent page.',
    pt: 'Sair limpa a sessão; um agente volta à página de agentes.',
  },
  'SESS-03': {
    en: 'A session that expires ends once, says so, and the page stays.',
    pt: 'Uma sessão que expira termina uma vez, avisa, e a página fica.',
  },
  'SESS-05': {
    en: 'A reload keeps the session; a second tab asks the first for it.',
    pt: 'Recarregar mantém a sessão; uma segunda aba a pede à primeira.',
  },
  'SESS-06': {
    en: 'What is kept of a session in the browser.',
    pt: 'O que se guarda de uma sessão no navegador.',
  },
  'SESS-07': {
    en: 'The socket is there while somebody is logged in, and connects again by itself.',
    pt: 'O socket existe enquanto alguém está na conta e se reconecta sozinho.',
  },
  'SIDE-03': {
    en: 'Another language without a reload, and it is remembered.',
    pt: 'Outro idioma sem recarregar, e ele fica guardado.',
  },
  'SYS-01': {
    en: 'Nothing is shown before the platform’s status is known.',
    pt: 'Nada é mostrado antes de se conhecer o estado da plataforma.',
  },
  'SYS-02': {
    en: 'During maintenance a screen says until when.',
    pt: 'Durante a manutenção, uma tela diz até quando.',
  },
  'SYS-03': {
    en: 'A region that is blocked gets a screen that says so, with the visitor’s IP address.',
    pt: 'Uma região bloqueada vê uma tela que diz isso, com o endereço IP do visitante.',
  },
  'SYS-05': {
    en: 'A status that changes meanwhile changes the screen, and back again.',
    pt: 'Um estado que muda nesse meio-tempo troca a tela, e depois a traz de volta.',
  },
  'SYS-06': {
    en: 'A platform that cannot be reached is tried again by itself or by a press.',
    pt: 'Uma plataforma fora de alcance é tentada de novo, sozinha ou com um toque.',
  },
  'SYS-07': {
    en: 'The site’s configuration is read from the platform.',
    pt: 'A configuração do site é lida da plataforma.',
  },
  'TASK-01': {
    en: 'The reward of a task that is done is claimed exactly once, before the task is over.',
    pt: 'O prêmio de uma tarefa feita é resgatado uma única vez, antes de a tarefa acabar.',
  },
}
