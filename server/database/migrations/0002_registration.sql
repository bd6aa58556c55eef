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
ALTER TABLE "member" ADD COLUMN "payment_password_hash" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "referrer_id" bigint;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invitation_code" text;--> statement-breakpoint
ALTER TABLE "popup" ADD CONSTRAINT "popup_banner_id_banner_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_referrer_id_member_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_referrer_id_index" ON "member" USING btree ("referrer_id");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_invitationCode_unique" UNIQUE("invitation_code");