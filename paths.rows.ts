import type { PathsConfig } from '@palpite/paths/config.ts'

/** Short texts of the specification rows that the flows implement, by row id. */
export const rows: NonNullable<PathsConfig['rows']> = {
  'AGENT-02': {
    en: 'Agents log in on the agent page, players on the player page. Each page rejects the other group.',
    pt: 'Agentes entram pela página de agentes; jogadores, pela de jogadores. Cada página recusa o outro grupo.',
  },
  'AGENT-05': {
    en: 'Every report can be filtered, sorted, paged and exported.',
    pt: 'Todo relatório pode ser filtrado, ordenado, paginado e exportado.',
  },
  'AGENT-06': {
    en: 'An agent signs up a player directly, or with a link and its QR code.',
    pt: 'O agente cadastra um jogador diretamente ou por um link com QR code.',
  },
  'AGENT-07': {
    en: 'An agent sees the whole team, opens each person’s details and transfers money to a downline.',
    pt: 'O agente vê toda a equipe, abre os detalhes de cada pessoa e transfere dinheiro a um indicado.',
  },
  'AGENT-09': {
    en: 'The agent centre shows only the contract pages that apply to the agent.',
    pt: 'A Central do agente mostra só as páginas de contrato que valem para o agente.',
  },
  'AGENT-12': {
    en: 'A visitor applies to become an agent with a form on the agent page.',
    pt: 'O visitante se candidata a agente com um formulário na página de agentes.',
  },
  'CALL-13': {
    en: 'One call returns the player’s status for every type of contract.',
    pt: 'Uma só chamada traz a situação do jogador em cada tipo de contrato.',
  },
  'CONTR-01': {
    en: 'A contract offer is accepted, rejected or cancelled by its sender. A running contract ends when both sides agree, or by one side if the other account is closed.',
    pt: 'Uma proposta de contrato é aceita, recusada ou cancelada por quem a enviou. Um contrato em vigor termina quando os dois lados concordam, ou por decisão de um só se a outra conta estiver encerrada.',
  },
  'CONTR-02': {
    en: 'Accepting a lower rate first lists the downline contracts that it ends, then ends them.',
    pt: 'Aceitar uma taxa menor mostra primeiro quais contratos de indicados serão encerrados e depois os encerra.',
  },
  'CONTR-04': {
    en: 'A pending contract request opens by itself on any page.',
    pt: 'Um pedido de contrato pendente se abre sozinho em qualquer página.',
  },
  'CONTR-05': {
    en: 'An agent offers tiers to a downline, never above the agent’s own rate.',
    pt: 'O agente propõe faixas a um indicado, nunca acima da própria taxa.',
  },
  'CONTR-06': {
    en: 'When both sides answer at once, only one answer counts, and both see the result.',
    pt: 'Quando os dois lados respondem ao mesmo tempo, só uma resposta vale, e ambos veem o resultado.',
  },
  'ERR-01': {
    en: 'Each kind of error has its own message in the user’s language.',
    pt: 'Cada tipo de erro tem sua própria mensagem, no idioma do usuário.',
  },
  'ERR-02': {
    en: 'After a failed call, the user has a way out and keeps what they typed.',
    pt: 'Depois de uma falha, o usuário tem como continuar e não perde o que digitou.',
  },
  'ERR-03': {
    en: 'Up to three PNG or JPEG images of at most 5 MB each. The type is checked by content; a rejection names the file and the reason.',
    pt: 'Até três imagens PNG ou JPEG de no máximo 5 MB cada. O tipo é verificado pelo conteúdo; a recusa informa o arquivo e o motivo.',
  },
  'ERR-04': {
    en: 'Comments have a character counter. A comment over 140 characters keeps its text but cannot be sent.',
    pt: 'O comentário tem contador de caracteres. Acima de 140, o texto fica no campo, mas não pode ser enviado.',
  },
  'FORGOT-01': {
    en: 'Reset the password by email: the username and the email must match.',
    pt: 'Redefinir a senha por e-mail: o usuário e o e-mail precisam corresponder.',
  },
  'FORGOT-02': {
    en: 'Reset the password by phone: an SMS code and a new password log the player in.',
    pt: 'Redefinir a senha por celular: com o código SMS e uma nova senha, o jogador já entra.',
  },
  'FORGOT-03': {
    en: 'The configuration decides whether phone or email is the default.',
    pt: 'A configuração define se o padrão é celular ou e-mail.',
  },
  'FORGOT-04': {
    en: 'Errors are shown, and the form keeps what was typed.',
    pt: 'Os erros aparecem e o formulário mantém o que foi digitado.',
  },
  'FORGOT-05': {
    en: 'By phone, the player requests an SMS code, and the button shows a countdown.',
    pt: 'Por celular, o jogador pede um código SMS, e o botão mostra a contagem regressiva.',
  },
  'GAME-02': {
    en: 'The heart adds or removes a favourite at once. If the save fails, the change is undone and an error is shown.',
    pt: 'O coração adiciona ou remove um favorito na hora. Se não for possível salvar, a mudança é desfeita e um erro aparece.',
  },
  'GAME-03': {
    en: 'A visitor who starts a game or adds a favourite logs in first; the action then continues.',
    pt: 'O visitante que abre ou favorita um jogo primeiro entra na conta; depois a ação continua.',
  },
  'GAME-04': {
    en: 'A trial player is asked to sign up, except in games open to trial players.',
    pt: 'O jogador de demonstração é convidado a se cadastrar, exceto em jogos liberados para ele.',
  },
  'GAME-07': {
    en: 'A game opens in its frame or window. If the launch fails, a message says what to do.',
    pt: 'O jogo abre no quadro da página ou em uma janela. Se a abertura falha, uma mensagem diz o que fazer.',
  },
  'GAME-10': {
    en: 'Sandbox games really play: bets and payouts change the balance.',
    pt: 'Os jogos do ambiente de testes funcionam de verdade: apostas e ganhos alteram o saldo.',
  },
  'HEAD-02': {
    en: 'The player can hide the balance, and the choice is remembered.',
    pt: 'O jogador pode ocultar o saldo, e a escolha fica salva.',
  },
  'HEAD-06': {
    en: 'The balance refreshes on demand and after every money movement.',
    pt: 'O saldo é atualizado a pedido e após cada movimentação.',
  },
  'I18N-03': {
    en: 'If a language cannot be loaded, the site starts in the default language.',
    pt: 'Se um idioma não puder ser carregado, o site abre no idioma padrão.',
  },
  'LAYOUT-03': {
    en: 'One component decides which open dialog is on top.',
    pt: 'Um único componente decide qual janela aberta fica por cima.',
  },
  'CS-02': {
    en: 'A support chat opens on the site or in a new window, and never at an unsafe address.',
    pt: 'O chat com o suporte abre no site ou em nova janela, e nunca em um endereço inseguro.',
  },
  'CS-03': {
    en: 'Players chat in rooms. Each message is sent once and appears at once; abusive messages can be reported.',
    pt: 'Jogadores conversam em salas. Cada mensagem é enviada uma só vez e aparece na hora; mensagens abusivas podem ser denunciadas.',
  },
  'DL-01': {
    en: 'The site can be installed as an app where the browser allows it. Elsewhere, a guide explains how.',
    pt: 'O site pode ser instalado como app onde o navegador permite. Nos demais, um guia explica como fazer.',
  },
  'SYS-11': {
    en: 'Visits are measured only with consent, and withdrawing consent stops it.',
    pt: 'As visitas só são medidas com consentimento, e retirá-lo interrompe a medição.',
  },
  'SYS-12': {
    en: 'If part of a page fails to load, an error is shown. A new version of the site is offered without losing data.',
    pt: 'Se parte da página não carrega, um erro aparece. Uma nova versão do site é oferecida sem perda de dados.',
  },
  'LAYOUT-05': {
    en: 'A dialog with a timeout closes by itself. The timer pauses while the pointer or the focus is in it.',
    pt: 'Uma janela com tempo limite fecha sozinha. O tempo para enquanto o cursor ou o foco está nela.',
  },
  'HELP-01': {
    en: 'Anyone can send feedback within the limits. It is sent once, and the form keeps what was typed.',
    pt: 'Qualquer pessoa pode enviar um comentário dentro dos limites. Ele é enviado uma só vez, e o formulário mantém o texto.',
  },
  'HOME-06': {
    en: 'A category can be filtered by provider, type and name, and is split into pages.',
    pt: 'Uma categoria pode ser filtrada por provedor, tipo e nome, e é dividida em páginas.',
  },
  'HOME-07': {
    en: 'Favourites and recently played games need an account, so a visitor is asked to log in.',
    pt: 'Favoritos e jogados recentemente exigem conta; o visitante é convidado a entrar.',
  },
  'HOME-09': {
    en: 'All, new, popular, favourite and recently played games are separate lists.',
    pt: 'Todos, novos, populares, favoritos e jogados recentemente são listas separadas.',
  },
  'GAME-12': {
    en: 'Live table hosts are listed with their status. Joining one opens the table and its chat.',
    pt: 'Os apresentadores das mesas ao vivo aparecem com seu status. Entrar em uma mesa abre a transmissão e o chat.',
  },
  'HEAD-04': {
    en: 'Each navigation item opens the providers of its category.',
    pt: 'Cada item da navegação abre os provedores da sua categoria.',
  },
  'HOME-10': {
    en: 'The latest top winners scroll by, can be paused and stay up to date.',
    pt: 'Os maiores ganhadores recentes passam na tela, podem ser pausados e ficam sempre atualizados.',
  },
  'LOGIN-01': {
    en: 'Log in by username, or by phone when SMS codes are enabled.',
    pt: 'Entrar com usuário, ou com celular quando o código SMS está ativado.',
  },
  'LOGIN-02': {
    en: 'Missing fields show an error before anything is sent.',
    pt: 'Campos não preenchidos mostram um erro antes de qualquer envio.',
  },
  'LOGIN-03': {
    en: 'Login by username needs the slider puzzle; login by SMS does not.',
    pt: 'O login por usuário exige o quebra-cabeça; o login por SMS, não.',
  },
  'LOGIN-04': {
    en: 'After a failed login the platform can ask for a captcha, which is then required.',
    pt: 'Depois de um login sem sucesso, a plataforma pode pedir um captcha, que passa a ser obrigatório.',
  },
  'LOGIN-05': {
    en: 'A click refreshes the captcha image, at most once per second.',
    pt: 'Um clique atualiza a imagem do captcha, no máximo uma vez por segundo.',
  },
  'LOGIN-06': {
    en: 'Requesting an SMS code needs a valid phone number, and the button shows a countdown.',
    pt: 'Pedir um código SMS exige um celular válido, e o botão mostra a contagem regressiva.',
  },
  'LOGIN-07': {
    en: 'If the platform does not send the code, a dialog shows its message.',
    pt: 'Se a plataforma não envia o código, uma janela mostra a mensagem dela.',
  },
  'LOGIN-09': {
    en: 'A default or expired password must be changed first.',
    pt: 'Uma senha padrão ou expirada precisa ser trocada antes.',
  },
  'LOGIN-10': {
    en: '“Remember me” keeps the user for one day and never stores a readable password.',
    pt: '“Lembrar de mim” guarda o usuário por um dia e nunca salva a senha em texto legível.',
  },
  'LOGIN-11': {
    en: 'A token in the URL or in session storage logs the player in at start.',
    pt: 'Um token na URL ou no armazenamento da sessão faz o login ao abrir o site.',
  },
  'LOGIN-12': {
    en: 'Demo play without an account, when the module is enabled.',
    pt: 'Modo demonstração sem conta, quando o módulo está ativado.',
  },
  'LOGIN-13': {
    en: 'The password can be shown and hidden.',
    pt: 'A senha pode ser mostrada e ocultada.',
  },
  'LOGIN-14': {
    en: 'Links to forgotten password, sign-up and terms.',
    pt: 'Links para senha esquecida, cadastro e termos.',
  },
  'LOGIN-15': {
    en: 'Log in by phone with Firebase, when it is configured.',
    pt: 'Entrar por celular com o Firebase, quando configurado.',
  },
  'LOGIN-16': {
    en: 'After too many requests the player waits five minutes and sees a countdown.',
    pt: 'Depois de muitas tentativas, o jogador espera cinco minutos e vê a contagem regressiva.',
  },
  'LOGIN-17': {
    en: 'When the platform requires two-factor authentication, the player enters a code.',
    pt: 'Quando a plataforma exige verificação em duas etapas, o jogador informa um código.',
  },
  'LOGIN-18': {
    en: 'Requesting an SMS code needs the slider puzzle; the SMS login itself does not.',
    pt: 'Pedir um código SMS exige o quebra-cabeça; o login por SMS em si, não.',
  },
  'LOTT-01': {
    en: 'A lottery launch includes the area, mode, prize mode, view and back URL.',
    pt: 'A abertura de uma loteria inclui área, modo, modo de prêmio, tela inicial e URL de volta.',
  },
  'LOTT-03': {
    en: 'A lottery draw really runs: countdown, bet, result, payout and ticket.',
    pt: 'O sorteio acontece de verdade: contagem regressiva, aposta, resultado, prêmio e bilhete.',
  },
  'MEM-02': {
    en: 'The security centre shows and changes the nickname, contacts, passwords, two-factor authentication and sessions.',
    pt: 'A central de segurança mostra e altera apelido, contatos, senhas, verificação em duas etapas e sessões.',
  },
  'MEM-03': {
    en: 'Money moves between the main wallet and a provider’s, or all of it returns, exactly once. The page shows the status; with a single wallet there is nothing to transfer.',
    pt: 'O dinheiro vai da carteira principal para a de um provedor, ou volta todo, uma única vez. A página mostra o status; com carteira única não há o que transferir.',
  },
  'MEM-04': {
    en: 'The player deposits by channel and amount. The page shows the status until the deposit is paid, expired or failed.',
    pt: 'O jogador deposita por um canal e um valor. A página mostra o status até o depósito ser pago, expirar ou falhar.',
  },
  'MEM-05': {
    en: 'A withdrawal goes to the player’s own account and needs the payment password. Its status is shown until the money is received or refunded.',
    pt: 'O saque vai para uma conta do próprio jogador e exige a senha de transação. O status aparece até o dinheiro ser recebido ou devolvido.',
  },
  'MEM-06': {
    en: 'The player confirms a withdrawal as received, or disputes it with images. After the time limit it counts as received.',
    pt: 'O jogador confirma que recebeu o saque ou contesta com imagens. Passado o prazo, o saque conta como recebido.',
  },
  'MEM-07': {
    en: 'The player transfers money to the upline with an amount, the payment password and a confirmation. The transfer appears once in the transaction history.',
    pt: 'O jogador transfere dinheiro ao superior com valor, senha de transação e confirmação. A transferência aparece uma só vez no extrato.',
  },
  'MEM-10': {
    en: 'Each reward can be claimed once and shows its wagering requirement.',
    pt: 'Cada recompensa pode ser resgatada uma vez e mostra seu rollover.',
  },
  'MEM-11': {
    en: 'A player refers friends with a link and a QR code, and is rewarded when they play.',
    pt: 'O jogador indica amigos com um link e um QR code e é recompensado quando eles jogam.',
  },
  'MEM-14': {
    en: 'The player claims cashback by category.',
    pt: 'O jogador resgata o cashback por categoria.',
  },
  'POP-01': {
    en: 'Pop-ups depend on the user: logged in, visitor, or at the first login.',
    pt: 'Os pop-ups dependem do usuário: logado, visitante ou no primeiro login.',
  },
  'POP-02': {
    en: 'Pop-ups appear one after another, each once per session.',
    pt: 'Os pop-ups aparecem um após o outro, cada um uma vez por sessão.',
  },
  'PROMO-02': {
    en: 'The player joins a promotion or requests its reward once, with a comment and images if required.',
    pt: 'O jogador participa de uma promoção ou pede a recompensa uma vez, com comentário e imagens se exigidos.',
  },
  'PROMO-03': {
    en: 'Each raffle chance draws one ticket, and the prize is credited at once.',
    pt: 'Cada chance no sorteio promocional tira um bilhete, e o prêmio é creditado na hora.',
  },
  'PTS-01': {
    en: 'Points are exchanged for money or items once, at the price shown. A rejected order returns the points.',
    pt: 'Os pontos são trocados por dinheiro ou itens uma única vez, pelo preço mostrado. Um pedido recusado devolve os pontos.',
  },
  'PTS-02': {
    en: 'A points reward can be claimed exactly once. If it is locked or declined, the reason is shown.',
    pt: 'Uma recompensa em pontos só pode ser resgatada uma vez. Se estiver bloqueada ou for recusada, o motivo aparece.',
  },
  'PWD-01': {
    en: 'To change the password, enter the current one, a new one that follows the rules, and confirm it.',
    pt: 'Para trocar a senha, informe a atual, uma nova que siga as regras e confirme a nova.',
  },
  'PWD-02': {
    en: 'A required password change cannot be skipped. Afterwards the player goes to Home.',
    pt: 'Uma troca de senha obrigatória não pode ser pulada. Depois dela, o jogador vai para o início.',
  },
  'PWD-03': {
    en: 'A password change is sent encrypted.',
    pt: 'A troca de senha é enviada criptografada.',
  },
  'QA-09': {
    en: 'Replays start from this page, with a choice of language, width, test world and site address.',
    pt: 'As repetições começam nesta página, com escolha de idioma, largura, mundo de testes e endereço do site.',
  },
  'REG-01': {
    en: 'The platform sets the fields of the sign-up form and their rules.',
    pt: 'A plataforma define os campos do cadastro e suas regras.',
  },
  'REG-03': {
    en: 'Sign up by username or by phone, with tabs when both are enabled.',
    pt: 'Cadastro por usuário ou celular, com abas quando os dois estão ativados.',
  },
  'REG-04': {
    en: 'Username and password follow their rules, and the confirmation must match the password.',
    pt: 'Usuário e senha seguem suas regras, e a confirmação precisa ser igual à senha.',
  },
  'REG-07': {
    en: 'A phone number with its country, and a code when SMS is enabled.',
    pt: 'Um celular com seu país, e um código quando o SMS está ativado.',
  },
  'REG-08': {
    en: 'A captcha appears only if the configuration requires it.',
    pt: 'O captcha aparece apenas se a configuração exigir.',
  },
  'REG-10': {
    en: 'The order of sign-up, from the checks to the automatic login.',
    pt: 'A ordem do cadastro, das verificações ao login automático.',
  },
  'REG-11': {
    en: 'An invalid invitation code leaves the form unchanged.',
    pt: 'Um código de convite inválido não altera o formulário.',
  },
  'REG-13': {
    en: 'Sign-up is offered only if the configuration enables it.',
    pt: 'O cadastro só é oferecido se a configuração permitir.',
  },
  'REG-14': {
    en: 'The SMS code countdown continues while the dialog is closed.',
    pt: 'A contagem regressiva do código SMS continua com a janela fechada.',
  },
  'REG-15': {
    en: 'Each error of the Firebase phone verification says what to do.',
    pt: 'Cada erro da verificação de celular do Firebase diz o que fazer.',
  },
  'REG-18': {
    en: 'Requesting a code sends the phone number, its country code and the slider result.',
    pt: 'O pedido de código envia o celular, o código do país e o resultado do quebra-cabeça.',
  },
  'REG-19': {
    en: 'The configuration decides which tabs appear, and whether sign-up by phone needs a password or a code.',
    pt: 'A configuração define quais abas aparecem e se o cadastro por celular exige senha ou código.',
  },
  'REG-21': {
    en: 'Countries can be searched, and the captcha refreshes at most once per second.',
    pt: 'É possível pesquisar países, e o captcha se atualiza no máximo uma vez por segundo.',
  },
  'ROUTE-13': {
    en: 'A game plays inside the page with the single wallet.',
    pt: 'O jogo roda dentro da página, com a carteira única.',
  },
  'SESS-01': {
    en: 'Visitor, player, trial player or agent: the profile decides.',
    pt: 'Visitante, jogador, jogador de demonstração ou agente: o perfil define.',
  },
  'SESS-02': {
    en: 'Logging out clears the session; an agent returns to the agent page.',
    pt: 'Sair da conta limpa a sessão; o agente volta à página de agentes.',
  },
  'SESS-03': {
    en: 'An expired session ends once, shows a message and keeps the page open.',
    pt: 'Uma sessão expirada termina uma só vez, mostra um aviso e mantém a página aberta.',
  },
  'SESS-05': {
    en: 'A reload keeps the session, and a second tab gets it from the first.',
    pt: 'Recarregar a página mantém a sessão, e uma segunda aba a recebe da primeira.',
  },
  'SESS-06': {
    en: 'The browser stores only the specified keys of a session.',
    pt: 'O navegador guarda apenas as chaves especificadas de uma sessão.',
  },
  'SESS-07': {
    en: 'The socket is open only while logged in and reconnects by itself.',
    pt: 'O socket fica aberto só com a conta logada e se reconecta sozinho.',
  },
  'SIDE-03': {
    en: 'The language changes without a reload, and the choice is remembered.',
    pt: 'O idioma muda sem recarregar a página, e a escolha fica salva.',
  },
  'SYS-01': {
    en: 'The site shows nothing until the platform status is known.',
    pt: 'O site não mostra nada até conhecer o status da plataforma.',
  },
  'SYS-02': {
    en: 'During maintenance, a screen shows the end time.',
    pt: 'Durante a manutenção, uma tela mostra o horário de término.',
  },
  'SYS-03': {
    en: 'A blocked region sees a screen with the reason and the visitor’s IP address.',
    pt: 'Uma região bloqueada vê uma tela com o motivo e o endereço IP do visitante.',
  },
  'SYS-05': {
    en: 'When the status changes while the site is open, the screen changes too, and returns afterwards.',
    pt: 'Quando o status muda com o site aberto, a tela também muda e depois volta ao que era.',
  },
  'SYS-06': {
    en: 'If the platform is unreachable, the site retries by itself or with a button.',
    pt: 'Se a plataforma não responde, o site tenta de novo sozinho ou por um botão.',
  },
  'SYS-07': {
    en: 'The site loads its configuration from the platform.',
    pt: 'O site carrega sua configuração da plataforma.',
  },
  'TASK-01': {
    en: 'The reward of a completed task can be claimed exactly once, before the task expires.',
    pt: 'A recompensa de uma tarefa concluída só pode ser resgatada uma vez, antes de a tarefa expirar.',
  },
}
