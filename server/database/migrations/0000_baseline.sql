CREATE TABLE "agent_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text,
	"channel" text NOT NULL,
	"comment" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"upline_id" bigint,
	"downline_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"due_at" timestamp (3) with time zone,
	"billed_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_bill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"upline_id" bigint,
	"downline_id" bigint NOT NULL,
	"period_from" timestamp (3) with time zone NOT NULL,
	"period_to" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"terms" jsonb NOT NULL,
	"net_loss" bigint,
	"turnover" bigint,
	"active_members" integer,
	"tier" integer,
	"rate" integer,
	"base" bigint,
	"amount" bigint,
	"operation_id" bigint,
	"paid_at" timestamp (3) with time zone,
	"payer_notified_at" timestamp (3) with time zone,
	CONSTRAINT "contract_bill_contractId_periodFrom_unique" UNIQUE("contract_id","period_from")
);
--> statement-breakpoint
CREATE TABLE "contract_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"upline_id" bigint,
	"downline_id" bigint NOT NULL,
	"by_upline" boolean NOT NULL,
	"contract_id" uuid,
	"terms" jsonb,
	"current" jsonb,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_version" (
	"contract_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contract_version_contract_id_version_pk" PRIMARY KEY("contract_id","version")
);
--> statement-breakpoint
CREATE TABLE "captcha_challenge" (
	"client_id" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slider_challenge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"action" text NOT NULL,
	"gap_left" integer NOT NULL,
	"pass_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slider_challenge_passHash_unique" UNIQUE("pass_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"asked_by" bigint,
	"client_id" text DEFAULT '' NOT NULL,
	"code_hash" text NOT NULL,
	"guesses_left" smallint NOT NULL,
	"others_guesses_left" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_code_recipient_purpose_asked_by_unique" UNIQUE NULLS NOT DISTINCT("recipient","purpose","asked_by")
);
--> statement-breakpoint
CREATE TABLE "used_firebase_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "temporary_password" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_network" (
	"member_id" bigint NOT NULL,
	"network" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_network_member_id_network_pk" PRIMARY KEY("member_id","network")
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"member_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "remembered_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"remembered_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remembered_device_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factor" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"side" text NOT NULL,
	"method" text NOT NULL,
	"client_id" text NOT NULL,
	"proved_hash" text,
	"guesses_left" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factor_setup" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_vendor_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"move_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"vendor_code" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "wallet_transfer_amount" CHECK ("wallet_transfer"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "game" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"vendor_code" text NOT NULL,
	"game_code" text NOT NULL,
	"game_type" text NOT NULL,
	"game_classify" text NOT NULL,
	"name_pt" text NOT NULL,
	"name_en" text NOT NULL,
	"search_text" text NOT NULL,
	"motif" text NOT NULL,
	"hue" smallint NOT NULL,
	"hot" boolean NOT NULL,
	"trial" boolean NOT NULL,
	"engine" text NOT NULL,
	"return_bp" integer NOT NULL,
	"position" integer NOT NULL,
	"group" boolean DEFAULT false NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"closed_until" timestamp (3) with time zone,
	"show" text NOT NULL,
	"own_wallet" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite_game" (
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_game_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_game_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "attempt_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"session_hash" text,
	"merchant" text NOT NULL,
	"side" text NOT NULL,
	"method" text NOT NULL,
	"opened" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"nickname" text NOT NULL,
	"user_name" text NOT NULL,
	"type" smallint NOT NULL,
	"password_hash" text,
	"password_default" boolean DEFAULT false NOT NULL,
	"password_spent" boolean DEFAULT false NOT NULL,
	"password_set_at" timestamp (3) with time zone,
	"payment_password_hash" text,
	"mobile" text,
	"email" text,
	"email_bound" boolean DEFAULT false NOT NULL,
	"icon" text NOT NULL,
	"vip_level" smallint DEFAULT 0 NOT NULL,
	"upline_id" bigint,
	"referrer_id" bigint,
	"invitation_code" text,
	"closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"previous_login_at" timestamp (3) with time zone,
	"previous_login_ip" text DEFAULT '' NOT NULL,
	"previous_login_device" text DEFAULT '' NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"last_login_ip" text DEFAULT '' NOT NULL,
	"last_login_device" text DEFAULT '' NOT NULL,
	CONSTRAINT "member_account_unique" UNIQUE("account"),
	CONSTRAINT "member_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "member_invitationCode_unique" UNIQUE("invitation_code")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" bigint NOT NULL,
	"side" text NOT NULL,
	"method" text NOT NULL,
	"by_link" boolean DEFAULT false NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "team_ancestor" (
	"member_id" bigint NOT NULL,
	"ancestor_id" bigint NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "team_ancestor_member_id_ancestor_id_pk" PRIMARY KEY("member_id","ancestor_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint,
	"moved_at" timestamp (3) with time zone,
	CONSTRAINT "ledger_account_memberId_kind_currency_unique" UNIQUE NULLS NOT DISTINCT("member_id","kind","currency"),
	CONSTRAINT "ledger_account_balance_kept" CHECK (("ledger_account"."member_id" is null) = ("ledger_account"."balance" is null)),
	CONSTRAINT "ledger_account_not_negative" CHECK ("ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_operation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_operation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_operation_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operation_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"kind" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "ledger_posting_dated" CHECK (("ledger_posting"."balance_after" is null) = ("ledger_posting"."at" is null) and ("ledger_posting"."at" is null) = ("ledger_posting"."kind" is null))
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"motif" text NOT NULL,
	"hue" integer NOT NULL,
	"layout" text NOT NULL,
	"url" text NOT NULL,
	"linkage_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"event" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"channel_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint,
	"state" text NOT NULL,
	"reason" text,
	"copy_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"masked_name" text NOT NULL,
	"holder" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"preferred_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"received_by" text,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reviewing_at" timestamp (3) with time zone,
	"paying_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"disputed_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"receive_by" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawal_order_fee_within" CHECK ("withdrawal_order"."fee" >= 0 and "withdrawal_order"."fee" < "withdrawal_order"."amount")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "used_request_nonce" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_table" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"revealed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_draw" (
	"id" uuid PRIMARY KEY NOT NULL,
	"node_id" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"locks_at" timestamp (3) with time zone NOT NULL,
	"draws_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"seed" text NOT NULL,
	"numbers" jsonb,
	CONSTRAINT "lottery_draw_nodeId_drawsAt_unique" UNIQUE("node_id","draws_at")
);
--> statement-breakpoint
CREATE TABLE "lottery_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draw_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"wins" jsonb,
	"placed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"key" uuid,
	"stake" bigint NOT NULL,
	"payout" bigint,
	"state" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "game_seed" (
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"server_seed" text NOT NULL,
	CONSTRAINT "game_seed_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "game_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" bigint NOT NULL,
	"node_id" integer NOT NULL,
	"session_token_hash" text NOT NULL,
	"back_url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pvp_match" (
	"id" uuid PRIMARY KEY NOT NULL,
	"node_id" integer NOT NULL,
	"room" smallint NOT NULL,
	"trial" boolean NOT NULL,
	"stake" bigint NOT NULL,
	"return_bp" integer NOT NULL,
	"state" text NOT NULL,
	"ending" text,
	"round" smallint NOT NULL,
	"version" integer NOT NULL,
	"chooses_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pvp_seat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"member_id" bigint NOT NULL,
	"cards" integer[] NOT NULL,
	"clocked" integer[] NOT NULL,
	"missed" smallint NOT NULL,
	CONSTRAINT "pvp_seat_matchId_place_unique" UNIQUE("match_id","place"),
	CONSTRAINT "pvp_seat_matchId_memberId_unique" UNIQUE("match_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "socket_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "bonus_amounts" CHECK ("bonus"."amount" > 0 and "bonus"."turnover" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claim_key" (
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"claim_id" uuid NOT NULL,
	CONSTRAINT "claim_key_member_id_source_key_pk" PRIMARY KEY("member_id","source","key")
);
--> statement-breakpoint
CREATE TABLE "gift_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"turnover" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_usage" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"game_type" text NOT NULL,
	"turnover" bigint NOT NULL,
	CONSTRAINT "rebate_usage_member_id_day_game_type_pk" PRIMARY KEY("member_id","day","game_type")
);
--> statement-breakpoint
CREATE TABLE "deposit_bonus" (
	"deposit_id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"promotion_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"use_key" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"bonus_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"taken_back" bigint,
	CONSTRAINT "deposit_bonus_bonusId_unique" UNIQUE("bonus_id"),
	CONSTRAINT "deposit_bonus_refused" CHECK (("deposit_bonus"."state" = 'refused') = ("deposit_bonus"."reason" is not null)),
	CONSTRAINT "deposit_bonus_credited" CHECK (("deposit_bonus"."state" in ('active', 'completed', 'cancelled', 'expired')) = ("deposit_bonus"."bonus_id" is not null)
        and ("deposit_bonus"."bonus_id" is null) = ("deposit_bonus"."expires_at" is null)),
	CONSTRAINT "deposit_bonus_taken_back" CHECK (("deposit_bonus"."state" in ('cancelled', 'expired')) = ("deposit_bonus"."taken_back" is not null) and "deposit_bonus"."taken_back" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_reward" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"points" bigint NOT NULL,
	"refused" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "point_reward_gives" CHECK ("point_reward"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_turnover" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"counted" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"motif" text NOT NULL,
	"hue" integer NOT NULL,
	"points" bigint NOT NULL,
	"left" integer,
	"max_per_member" integer,
	"delivered" boolean NOT NULL,
	"bonus" bigint,
	"offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shop_item_bounds" CHECK ("shop_item"."points" > 0 and coalesce("shop_item"."left", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"points" bigint NOT NULL,
	"delivery" jsonb,
	"state" text NOT NULL,
	"reason" text,
	"bonus_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "shop_order_rejection_reason" CHECK (("shop_order"."state" = 'rejected') = ("shop_order"."reason" is not null)),
	CONSTRAINT "shop_order_dated" CHECK (("shop_order"."state" = 'processing') = ("shop_order"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"motif" text NOT NULL,
	"hue" integer NOT NULL,
	"layout" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"comment" text NOT NULL,
	"reason" text,
	"bonus_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_application_bonusId_unique" UNIQUE("bonus_id"),
	CONSTRAINT "promotion_application_gives" CHECK (("promotion_application"."step" = 'request') = ("promotion_application"."bonus_id" is not null)),
	CONSTRAINT "promotion_application_reason" CHECK (("promotion_application"."state" = 'rejected') = ("promotion_application"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "raffle_draw" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"member_id" bigint NOT NULL,
	"prize_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_prize" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "raffle_prize_stock" CHECK ("raffle_prize"."left" between 0 and "raffle_prize"."stock" and "raffle_prize"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "injected_fault" (
	"call" text PRIMARY KEY NOT NULL,
	"delay" integer NOT NULL,
	"kind" text NOT NULL,
	"code" text,
	"value" jsonb,
	"times" integer
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"paid" bigint,
	"state" text NOT NULL,
	"copy_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pays_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pays_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"execution" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"promotion_type" text,
	"promotion_id" text,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"execution" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"banner_id" uuid,
	"url" text NOT NULL,
	"linkage_type" text NOT NULL,
	"closes_after" integer
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"taken_down_at" timestamp (3) with time zone,
	CONSTRAINT "chat_message_memberId_clientId_unique" UNIQUE("member_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_mute" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_presence" (
	"room_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_presence_room_id_member_id_pk" PRIMARY KEY("room_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"message_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "chat_report_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"member_id" bigint,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"contact" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_once" UNIQUE NULLS NOT DISTINCT("member_id","key"),
	CONSTRAINT "feedback_answered_member" CHECK ("feedback"."answer" is null or "feedback"."member_id" is not null),
	CONSTRAINT "feedback_answer_done" CHECK ("feedback"."answer" is null or "feedback"."done_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "help_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_conversation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint,
	"title" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"seen_up_to" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "support_conversation_memberId_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "support_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"author" text NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_message_conversationId_clientId_unique" UNIQUE("conversation_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_for" uuid,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "upload_used_or_expiring" CHECK (("upload"."used_for" is null) <> ("upload"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "downline_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"presets" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "downline_link_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "signup_profile" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"details" jsonb NOT NULL,
	"verify_password_hash" text,
	"register_url" text NOT NULL,
	"domain" text NOT NULL,
	"affiliate_code" text,
	"referral_code" text,
	"link_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wagering_requirement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_bill" ADD CONSTRAINT "contract_bill_operation_id_ledger_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."ledger_operation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_request" ADD CONSTRAINT "contract_request_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_request" ADD CONSTRAINT "contract_request_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_request" ADD CONSTRAINT "contract_request_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_version" ADD CONSTRAINT "contract_version_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_asked_by_member_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_password" ADD CONSTRAINT "temporary_password_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_network" ADD CONSTRAINT "known_network_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_device" ADD CONSTRAINT "remembered_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor" ADD CONSTRAINT "two_factor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_challenge" ADD CONSTRAINT "two_factor_challenge_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factor_setup" ADD CONSTRAINT "two_factor_setup_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_game" ADD CONSTRAINT "favourite_game_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_game" ADD CONSTRAINT "favourite_game_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_referrer_id_member_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_ancestor" ADD CONSTRAINT "team_ancestor_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_ancestor" ADD CONSTRAINT "team_ancestor_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_operation_id_ledger_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."ledger_operation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_order" ADD CONSTRAINT "withdrawal_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_order" ADD CONSTRAINT "withdrawal_order_account_id_payout_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_table" ADD CONSTRAINT "live_table_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draw" ADD CONSTRAINT "lottery_draw_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_id_game_round_id_fk" FOREIGN KEY ("id") REFERENCES "public"."game_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_draw_id_lottery_draw_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."lottery_draw"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_round" ADD CONSTRAINT "game_round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_round" ADD CONSTRAINT "game_round_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_seed" ADD CONSTRAINT "game_seed_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_seed" ADD CONSTRAINT "game_seed_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_session_token_hash_session_token_hash_fk" FOREIGN KEY ("session_token_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_match" ADD CONSTRAINT "pvp_match_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_seat" ADD CONSTRAINT "pvp_seat_id_game_round_id_fk" FOREIGN KEY ("id") REFERENCES "public"."game_round"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_seat" ADD CONSTRAINT "pvp_seat_match_id_pvp_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."pvp_match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pvp_seat" ADD CONSTRAINT "pvp_seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "socket_ticket" ADD CONSTRAINT "socket_ticket_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus" ADD CONSTRAINT "bonus_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_key" ADD CONSTRAINT "claim_key_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_key" ADD CONSTRAINT "claim_key_claim_id_gift_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."gift_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_claim" ADD CONSTRAINT "gift_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_usage" ADD CONSTRAINT "rebate_usage_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_bonus" ADD CONSTRAINT "deposit_bonus_deposit_id_deposit_order_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_bonus" ADD CONSTRAINT "deposit_bonus_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_bonus" ADD CONSTRAINT "deposit_bonus_bonus_id_bonus_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_reward" ADD CONSTRAINT "point_reward_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_turnover" ADD CONSTRAINT "point_turnover_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_item_id_shop_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."shop_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_bonus_id_bonus_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_bonus_id_bonus_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draw" ADD CONSTRAINT "raffle_draw_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draw" ADD CONSTRAINT "raffle_draw_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draw" ADD CONSTRAINT "raffle_draw_prize_id_raffle_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."raffle_prize"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_prize" ADD CONSTRAINT "raffle_prize_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup" ADD CONSTRAINT "popup_banner_id_banner_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mute" ADD CONSTRAINT "chat_mute_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_presence" ADD CONSTRAINT "chat_presence_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_conversation" ADD CONSTRAINT "support_conversation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_conversation_id_support_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_link" ADD CONSTRAINT "downline_link_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_profile" ADD CONSTRAINT "signup_profile_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_profile" ADD CONSTRAINT "signup_profile_link_id_downline_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."downline_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagering_requirement" ADD CONSTRAINT "wagering_requirement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_application_at_index" ON "agent_application" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_running" ON "contract" USING btree ("downline_id","kind") WHERE "contract"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "contract_upline_id_kind_index" ON "contract" USING btree ("upline_id","kind");--> statement-breakpoint
CREATE INDEX "contract_downline_id_kind_index" ON "contract" USING btree ("downline_id","kind");--> statement-breakpoint
CREATE INDEX "contract_due_at_index" ON "contract" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "contract_bill_upline_id_kind_period_from_index" ON "contract_bill" USING btree ("upline_id","kind","period_from");--> statement-breakpoint
CREATE INDEX "contract_bill_downline_id_kind_period_from_index" ON "contract_bill" USING btree ("downline_id","kind","period_from");--> statement-breakpoint
CREATE INDEX "contract_bill_open" ON "contract_bill" USING btree ("state","period_from") WHERE "contract_bill"."state" in ('calculating', 'due');--> statement-breakpoint
CREATE UNIQUE INDEX "contract_request_pending" ON "contract_request" USING btree ("downline_id","kind") WHERE "contract_request"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "contract_request_upline_id_asked_at_index" ON "contract_request" USING btree ("upline_id","asked_at");--> statement-breakpoint
CREATE INDEX "contract_request_downline_id_asked_at_index" ON "contract_request" USING btree ("downline_id","asked_at");--> statement-breakpoint
CREATE INDEX "contract_request_contract_id_index" ON "contract_request" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "temporary_password_expires_at_index" ON "temporary_password" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_network_expires_at_index" ON "known_network" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "remembered_device_member_id_index" ON "remembered_device" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "remembered_device_expires_at_index" ON "remembered_device" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factor_challenge_member_id_index" ON "two_factor_challenge" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "two_factor_challenge_expires_at_index" ON "two_factor_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factor_setup_expires_at_index" ON "two_factor_setup" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wallet_transfer_move_id_index" ON "wallet_transfer" USING btree ("move_id");--> statement-breakpoint
CREATE INDEX "wallet_transfer_member_id_created_at_index" ON "wallet_transfer" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "wallet_transfer_open" ON "wallet_transfer" USING btree ("member_id") WHERE "wallet_transfer"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "wallet_transfer_due" ON "wallet_transfer" USING btree ("due_at") WHERE "wallet_transfer"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "game_game_type_position_index" ON "game" USING btree ("game_type","position");--> statement-breakpoint
CREATE INDEX "game_vendor_code_position_index" ON "game" USING btree ("vendor_code","position");--> statement-breakpoint
CREATE INDEX "game_added_at_index" ON "game" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "favourite_game_member_id_at_index" ON "favourite_game" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "recent_game_member_id_at_index" ON "recent_game" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "login_ticket_member_id_index" ON "login_ticket" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "login_ticket_session_hash_index" ON "login_ticket" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "login_ticket_expires_at_index" ON "login_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_upline_id_index" ON "member" USING btree ("upline_id");--> statement-breakpoint
CREATE INDEX "member_referrer_id_index" ON "member" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "member_nickname_index" ON "member" USING btree (lower("nickname"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_bound_email" ON "member" USING btree (lower("email")) WHERE "member"."email_bound";--> statement-breakpoint
CREATE INDEX "session_member_id_index" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_ancestor_ancestor_id_depth_member_id_index" ON "team_ancestor" USING btree ("ancestor_id","depth","member_id");--> statement-breakpoint
CREATE INDEX "ledger_operation_at_index" ON "ledger_operation" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_posting_operation_id_index" ON "ledger_posting" USING btree ("operation_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_account_id_id_index" ON "ledger_posting" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_posting_record" ON "ledger_posting" USING btree ("account_id","at","id","kind","amount","operation_id") WHERE "ledger_posting"."at" is not null;--> statement-breakpoint
CREATE INDEX "message_member_id_id_index" ON "message" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "outbox_recipient_index" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "deposit_order_member_id_created_at_id_index" ON "deposit_order" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_order_due" ON "deposit_order" USING btree ("due_at") WHERE "deposit_order"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_order_open" ON "deposit_order" USING btree ("member_id") WHERE "deposit_order"."state" in ('created', 'reconciling');--> statement-breakpoint
CREATE INDEX "payout_account_member_id_added_at_index" ON "payout_account" USING btree ("member_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_kept" ON "payout_account" USING btree ("member_id","kind","number") WHERE "payout_account"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawal_order_member_id_created_at_id_index" ON "withdrawal_order" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_order_due" ON "withdrawal_order" USING btree ("due_at") WHERE "withdrawal_order"."due_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_order_open" ON "withdrawal_order" USING btree ("member_id") WHERE "withdrawal_order"."state" in ('submitted', 'reviewing', 'paying');--> statement-breakpoint
CREATE INDEX "idempotency_key_expires_at_index" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lottery_draw_waiting" ON "lottery_draw" USING btree ("draws_at") WHERE "lottery_draw"."state" in ('open', 'drawn');--> statement-breakpoint
CREATE INDEX "lottery_ticket_member_id_placed_at_index" ON "lottery_ticket" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "lottery_ticket_draw_id_index" ON "lottery_ticket" USING btree ("draw_id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_open" ON "lottery_ticket" USING btree ("draw_id") WHERE "lottery_ticket"."state" = 'open';--> statement-breakpoint
CREATE INDEX "game_round_record" ON "game_round" USING btree ("member_id","started_at","id","node_id","stake","payout","settled_at");--> statement-breakpoint
CREATE INDEX "game_round_started_at_index" ON "game_round" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "game_round_settled_at_index" ON "game_round" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "game_round_result" ON "game_round" USING btree ("member_id","settled_at","node_id","stake","payout");--> statement-breakpoint
CREATE UNIQUE INDEX "game_round_member_id_key_index" ON "game_round" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "game_round_member_id_node_id_index" ON "game_round" USING btree ("member_id","node_id") WHERE "game_round"."payout" is null;--> statement-breakpoint
CREATE INDEX "game_round_due_at_index" ON "game_round" USING btree ("due_at") WHERE "game_round"."payout" is null;--> statement-breakpoint
CREATE INDEX "game_session_member_id_index" ON "game_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "game_session_session_token_hash_index" ON "game_session" USING btree ("session_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pvp_match_awaited" ON "pvp_match" USING btree ("node_id","room","trial") WHERE "pvp_match"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "pvp_match_due" ON "pvp_match" USING btree ("due_at") WHERE "pvp_match"."state" in ('waiting', 'playing');--> statement-breakpoint
CREATE INDEX "pvp_seat_member_id_index" ON "pvp_seat" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "socket_ticket_session_hash_index" ON "socket_ticket" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "socket_ticket_expires_at_index" ON "socket_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bonus_member_id_at_id_index" ON "bonus" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "claim_key_claim_id_index" ON "claim_key" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "gift_claim_member_id_at_id_index" ON "gift_claim" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "deposit_bonus_due" ON "deposit_bonus" USING btree ("expires_at") WHERE "deposit_bonus"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_bonus_used_once" ON "deposit_bonus" USING btree ("member_id","use_key") WHERE "deposit_bonus"."state" not in ('released', 'refused');--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_bonus_one_open" ON "deposit_bonus" USING btree ("member_id") WHERE "deposit_bonus"."state" in ('promised', 'active');--> statement-breakpoint
CREATE INDEX "point_reward_member_id_at_id_index" ON "point_reward" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "shop_order_member_id_at_id_index" ON "shop_order" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "shop_order_at_index" ON "shop_order" USING btree ("at");--> statement-breakpoint
CREATE INDEX "promotion_application_member_id_at_index" ON "promotion_application" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "promotion_application_at_index" ON "promotion_application" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_application_once" ON "promotion_application" USING btree ("promotion_id","member_id","step") WHERE "promotion_application"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "raffle_draw_member_id_promotion_id_index" ON "raffle_draw" USING btree ("member_id","promotion_id");--> statement-breakpoint
CREATE INDEX "raffle_draw_prize_id_index" ON "raffle_draw" USING btree ("prize_id");--> statement-breakpoint
CREATE INDEX "raffle_prize_promotion_id_position_index" ON "raffle_prize" USING btree ("promotion_id","position");--> statement-breakpoint
CREATE INDEX "announcement_published_at_index" ON "announcement" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "chat_message_room_id_id_index" ON "chat_message" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_member_id_at_index" ON "chat_message" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "chat_message_room_id_taken_down_at_index" ON "chat_message" USING btree ("room_id","taken_down_at") WHERE "chat_message"."taken_down_at" is not null;--> statement-breakpoint
CREATE INDEX "chat_presence_room_id_seen_at_index" ON "chat_presence" USING btree ("room_id","seen_at");--> statement-breakpoint
CREATE INDEX "chat_report_message_id_index" ON "chat_report" USING btree ("message_id") WHERE "chat_report"."state" = 'open';--> statement-breakpoint
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("at") WHERE "feedback"."done_at" is null;--> statement-breakpoint
CREATE INDEX "support_message_conversation_id_id_index" ON "support_message" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "upload_member_id_created_at_index" ON "upload" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_used" ON "upload" USING btree ("used_for") WHERE "upload"."used_for" is not null;--> statement-breakpoint
CREATE INDEX "downline_link_agent_id_created_at_index" ON "downline_link" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "signup_profile_link_id_index" ON "signup_profile" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "wagering_requirement_member_id_at_index" ON "wagering_requirement" USING btree ("member_id","at");