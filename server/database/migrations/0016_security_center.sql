ALTER TABLE "sms_code" RENAME COLUMN "mobile" TO "recipient";--> statement-breakpoint
ALTER TABLE "sms_code" DROP CONSTRAINT "sms_code_mobile_purpose_unique";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email_bound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "previous_login_ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "previous_login_device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "last_login_ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "last_login_device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "member_nickname_index" ON "member" USING btree (lower("nickname"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_bound_email" ON "member" USING btree (lower("email")) WHERE "member"."email_bound";--> statement-breakpoint
ALTER TABLE "sms_code" ADD CONSTRAINT "sms_code_recipient_purpose_unique" UNIQUE("recipient","purpose");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_unique" UNIQUE("id");