CREATE TABLE "spent_firebase_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
	"linkage_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"details" jsonb NOT NULL,
	"verify_password_hash" text,
	"register_url" text NOT NULL,
	"domain" text NOT NULL,
	"affiliate_code" text,
	"referral_code" text,
	"at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "second_step" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_step_challenge" (
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
CREATE TABLE "second_step_setup" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "temporary_password" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "password_spent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "payment_password_hash" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "referrer_id" bigint;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invitation_code" text;--> statement-breakpoint
ALTER TABLE "popup" ADD CONSTRAINT "popup_banner_id_banner_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_device" ADD CONSTRAINT "remembered_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step" ADD CONSTRAINT "second_step_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_challenge" ADD CONSTRAINT "second_step_challenge_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_setup" ADD CONSTRAINT "second_step_setup_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_password" ADD CONSTRAINT "temporary_password_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remembered_device_member_id_index" ON "remembered_device" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "remembered_device_expires_at_index" ON "remembered_device" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "second_step_challenge_member_id_index" ON "second_step_challenge" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_step_challenge_expires_at_index" ON "second_step_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "second_step_setup_expires_at_index" ON "second_step_setup" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "temporary_password_expires_at_index" ON "temporary_password" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_referrer_id_member_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_referrer_id_index" ON "member" USING btree ("referrer_id");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_invitationCode_unique" UNIQUE("invitation_code");