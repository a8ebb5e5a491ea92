export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      attachments: {
        Row: {
          content_id: string | null
          created_at: string
          email_id: string | null
          id: string
          media_type: string
          name: string
          position: number
          reply_id: string | null
          size: number
          stored_at: string | null
          uploaded_by: string | null
        }
        ComputedFields: never
        Insert: {
          content_id?: string | null
          created_at?: string
          email_id?: string | null
          id?: string
          media_type: string
          name: string
          position?: number
          reply_id?: string | null
          size: number
          stored_at?: string | null
          uploaded_by?: string | null
        }
        Update: {
          content_id?: string | null
          created_at?: string
          email_id?: string | null
          id?: string
          media_type?: string
          name?: string
          position?: number
          reply_id?: string | null
          size?: number
          stored_at?: string | null
          uploaded_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'attachments_email_id_fkey'
            columns: ['email_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'attachments_reply_id_fkey'
            columns: ['reply_id']
            isOneToOne: false
            referencedRelation: 'email_replies'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'attachments_uploaded_by_fkey'
            columns: ['uploaded_by']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          at: string
          details: NonNullable<Json>
          entity: string
          entity_id: string
          id: number
          kind: string | null
        }
        ComputedFields: never
        Insert: {
          action: string
          actor_id?: string | null
          at?: string
          details?: NonNullable<Json>
          entity: string
          entity_id: string
          id?: never
          kind?: never
        }
        Update: {
          action?: string
          actor_id?: string | null
          at?: string
          details?: NonNullable<Json>
          entity?: string
          entity_id?: string
          id?: never
          kind?: never
        }
        Relationships: []
      }
      chat_messages: {
        Row: {
          answered_by: Database['public']['Enums']['chat_answerer'] | null
          author_id: string | null
          chat_id: string
          completion_tokens: number
          content: string
          cost_micros: number
          created_at: string
          id: number
          leased_until: string | null
          message_id: string
          model: string | null
          prompt_tokens: number
          reply: Json | null
          role: Database['public']['Enums']['chat_role']
        }
        ComputedFields: never
        Insert: {
          answered_by?: Database['public']['Enums']['chat_answerer'] | null
          author_id?: string | null
          chat_id: string
          completion_tokens?: number
          content: string
          cost_micros?: number
          created_at?: string
          id?: never
          leased_until?: string | null
          message_id: string
          model?: string | null
          prompt_tokens?: number
          reply?: Json | null
          role: Database['public']['Enums']['chat_role']
        }
        Update: {
          answered_by?: Database['public']['Enums']['chat_answerer'] | null
          author_id?: string | null
          chat_id?: string
          completion_tokens?: number
          content?: string
          cost_micros?: number
          created_at?: string
          id?: never
          leased_until?: string | null
          message_id?: string
          model?: string | null
          prompt_tokens?: number
          reply?: Json | null
          role?: Database['public']['Enums']['chat_role']
        }
        Relationships: [
          {
            foreignKeyName: 'chat_messages_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'chat_messages_chat_id_fkey'
            columns: ['chat_id']
            isOneToOne: false
            referencedRelation: 'chat_sessions'
            referencedColumns: ['id']
          },
        ]
      }
      chat_sessions: {
        Row: {
          closing_attempts: number
          closing_tried_at: string | null
          consent_version: string | null
          contact: Json | null
          contact_left_at: string | null
          continues_id: string | null
          email_id: string | null
          ended_at: string | null
          ended_reason: Database['public']['Enums']['chat_end_reason'] | null
          handler_id: string | null
          id: string
          last_message_at: string
          message_count: number
          note: string | null
          page_url: string | null
          rated_at: string | null
          rating: number | null
          read_up_to: number
          session_id: string
          started_at: string
          state: NonNullable<Json>
          submission_id: string
          summary_id: string | null
          taken_over_at: string | null
          told_at: string | null
          visitor_seen_at: string
          waiting_since: string | null
        }
        ComputedFields: never
        Insert: {
          closing_attempts?: number
          closing_tried_at?: string | null
          consent_version?: string | null
          contact?: Json | null
          contact_left_at?: string | null
          continues_id?: string | null
          email_id?: string | null
          ended_at?: string | null
          ended_reason?: Database['public']['Enums']['chat_end_reason'] | null
          handler_id?: string | null
          id?: string
          last_message_at?: string
          message_count?: number
          note?: string | null
          page_url?: string | null
          rated_at?: string | null
          rating?: number | null
          read_up_to?: number
          session_id: string
          started_at?: string
          state?: NonNullable<Json>
          submission_id?: string
          summary_id?: string | null
          taken_over_at?: string | null
          told_at?: string | null
          visitor_seen_at?: string
          waiting_since?: string | null
        }
        Update: {
          closing_attempts?: number
          closing_tried_at?: string | null
          consent_version?: string | null
          contact?: Json | null
          contact_left_at?: string | null
          continues_id?: string | null
          email_id?: string | null
          ended_at?: string | null
          ended_reason?: Database['public']['Enums']['chat_end_reason'] | null
          handler_id?: string | null
          id?: string
          last_message_at?: string
          message_count?: number
          note?: string | null
          page_url?: string | null
          rated_at?: string | null
          rating?: number | null
          read_up_to?: number
          session_id?: string
          started_at?: string
          state?: NonNullable<Json>
          submission_id?: string
          summary_id?: string | null
          taken_over_at?: string | null
          told_at?: string | null
          visitor_seen_at?: string
          waiting_since?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'chat_sessions_continues_id_fkey'
            columns: ['continues_id']
            isOneToOne: false
            referencedRelation: 'chat_sessions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'chat_sessions_email_id_fkey'
            columns: ['email_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'chat_sessions_handler_id_fkey'
            columns: ['handler_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'chat_sessions_summary_id_fkey'
            columns: ['summary_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
        ]
      }
      client_errors: {
        Row: {
          browser: string
          first_at: string
          last_at: string
          message: string
          name: string
          page: string
          place: string
          times: number
        }
        ComputedFields: never
        Insert: {
          browser: string
          first_at?: string
          last_at?: string
          message: string
          name: string
          page: string
          place: string
          times?: number
        }
        Update: {
          browser?: string
          first_at?: string
          last_at?: string
          message?: string
          name?: string
          page?: string
          place?: string
          times?: number
        }
        Relationships: []
      }
      consents: {
        Row: {
          customer_id: string | null
          email_id: string
          given_at: string
          id: string
          page_url: string | null
          text_version: string
        }
        ComputedFields: never
        Insert: {
          customer_id?: string | null
          email_id: string
          given_at?: string
          id?: string
          page_url?: string | null
          text_version: string
        }
        Update: {
          customer_id?: string | null
          email_id?: string
          given_at?: string
          id?: string
          page_url?: string | null
          text_version?: string
        }
        Relationships: [
          {
            foreignKeyName: 'consents_customer_id_fkey'
            columns: ['customer_id']
            isOneToOne: false
            referencedRelation: 'customers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'consents_email_id_fkey'
            columns: ['email_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
        ]
      }
      csp_violations: {
        Row: {
          blocked: string
          directive: string
          first_at: string
          last_at: string
          times: number
        }
        ComputedFields: never
        Insert: {
          blocked: string
          directive: string
          first_at?: string
          last_at?: string
          times?: number
        }
        Update: {
          blocked?: string
          directive?: string
          first_at?: string
          last_at?: string
          times?: number
        }
        Relationships: []
      }
      customers: {
        Row: {
          company: string | null
          created_at: string
          email: string | null
          id: string
          last_seen_at: string
          name: string | null
          other_emails: string[]
          phone: string | null
          search_text: string
        }
        ComputedFields: never
        Insert: {
          company?: string | null
          created_at?: string
          email?: string | null
          id?: string
          last_seen_at?: string
          name?: string | null
          other_emails?: string[]
          phone?: string | null
          search_text?: never
        }
        Update: {
          company?: string | null
          created_at?: string
          email?: string | null
          id?: string
          last_seen_at?: string
          name?: string | null
          other_emails?: string[]
          phone?: string | null
          search_text?: never
        }
        Relationships: []
      }
      email_notes: {
        Row: {
          author_id: string | null
          body: string
          chat_id: string | null
          created_at: string
          email_id: string | null
          id: string
        }
        ComputedFields: never
        Insert: {
          author_id?: string | null
          body: string
          chat_id?: string | null
          created_at?: string
          email_id?: string | null
          id?: string
        }
        Update: {
          author_id?: string | null
          body?: string
          chat_id?: string | null
          created_at?: string
          email_id?: string | null
          id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'email_notes_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'email_notes_chat_id_fkey'
            columns: ['chat_id']
            isOneToOne: false
            referencedRelation: 'chat_sessions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'email_notes_email_id_fkey'
            columns: ['email_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
        ]
      }
      email_replies: {
        Row: {
          answers_until: string | null
          author_id: string | null
          body: string
          cc: string[]
          created_at: string
          email_id: string
          id: string
          subject: string
          to_email: string
        }
        ComputedFields: never
        Insert: {
          answers_until?: string | null
          author_id?: string | null
          body: string
          cc?: string[]
          created_at?: string
          email_id: string
          id: string
          subject: string
          to_email: string
        }
        Update: {
          answers_until?: string | null
          author_id?: string | null
          body?: string
          cc?: string[]
          created_at?: string
          email_id?: string
          id?: string
          subject?: string
          to_email?: string
        }
        Relationships: [
          {
            foreignKeyName: 'email_replies_author_id_fkey'
            columns: ['author_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'email_replies_email_id_fkey'
            columns: ['email_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
        ]
      }
      emails: {
        Row: {
          also_to: string[]
          answer_preview: string | null
          answered_at: string | null
          answers: number
          assigned_to_user_id: string | null
          authentication: Database['public']['Enums']['mail_authentication'] | null
          body: string | null
          cc: string[]
          change_id: string | null
          created_at: string
          customer_id: string | null
          due_at: string | null
          first_reply_at: string | null
          from_email: string | null
          from_name: string | null
          handled_at: string | null
          html_content: string | null
          id: string
          in_reply_to: string | null
          interest: string | null
          is_automatic: boolean
          is_relayed: boolean
          is_suspicious: boolean
          lead: Json | null
          listed_at: string | null
          message_id: string | null
          page_url: string | null
          preview: string | null
          processed: boolean
          received_at: string
          reference_ids: string[]
          referrer: string | null
          refers_to_thread_id: string | null
          reply_to: string | null
          shelf: Database['public']['Enums']['email_shelf']
          snoozed_until: string | null
          source: Database['public']['Enums']['lead_source'] | null
          spam_at: string | null
          status: Database['public']['Enums']['email_status']
          subject: string | null
          submission_id: string | null
          subscription_id: string | null
          tags: string[]
          thread_id: string
          to_email: string | null
          utm: Json | null
          waiting_since: string | null
          waits_until: string | null
        }
        ComputedFields: never
        Insert: {
          also_to?: string[]
          answer_preview?: string | null
          answered_at?: never
          answers?: number
          assigned_to_user_id?: string | null
          authentication?: Database['public']['Enums']['mail_authentication'] | null
          body?: string | null
          cc?: string[]
          change_id?: string | null
          created_at?: string
          customer_id?: string | null
          due_at?: string | null
          first_reply_at?: string | null
          from_email?: string | null
          from_name?: string | null
          handled_at?: string | null
          html_content?: string | null
          id?: string
          in_reply_to?: string | null
          interest?: string | null
          is_automatic?: boolean
          is_relayed?: boolean
          is_suspicious?: boolean
          lead?: Json | null
          listed_at?: string | null
          message_id?: string | null
          page_url?: string | null
          preview?: string | null
          processed?: boolean
          received_at?: string
          reference_ids?: string[]
          referrer?: string | null
          refers_to_thread_id?: string | null
          reply_to?: string | null
          shelf?: never
          snoozed_until?: string | null
          source?: Database['public']['Enums']['lead_source'] | null
          spam_at?: string | null
          status?: Database['public']['Enums']['email_status']
          subject?: string | null
          submission_id?: string | null
          subscription_id?: string | null
          tags?: string[]
          thread_id: string
          to_email?: string | null
          utm?: Json | null
          waiting_since?: string | null
          waits_until?: never
        }
        Update: {
          also_to?: string[]
          answer_preview?: string | null
          answered_at?: never
          answers?: number
          assigned_to_user_id?: string | null
          authentication?: Database['public']['Enums']['mail_authentication'] | null
          body?: string | null
          cc?: string[]
          change_id?: string | null
          created_at?: string
          customer_id?: string | null
          due_at?: string | null
          first_reply_at?: string | null
          from_email?: string | null
          from_name?: string | null
          handled_at?: string | null
          html_content?: string | null
          id?: string
          in_reply_to?: string | null
          interest?: string | null
          is_automatic?: boolean
          is_relayed?: boolean
          is_suspicious?: boolean
          lead?: Json | null
          listed_at?: string | null
          message_id?: string | null
          page_url?: string | null
          preview?: string | null
          processed?: boolean
          received_at?: string
          reference_ids?: string[]
          referrer?: string | null
          refers_to_thread_id?: string | null
          reply_to?: string | null
          shelf?: never
          snoozed_until?: string | null
          source?: Database['public']['Enums']['lead_source'] | null
          spam_at?: string | null
          status?: Database['public']['Enums']['email_status']
          subject?: string | null
          submission_id?: string | null
          subscription_id?: string | null
          tags?: string[]
          thread_id?: string
          to_email?: string | null
          utm?: Json | null
          waiting_since?: string | null
          waits_until?: never
        }
        Relationships: [
          {
            foreignKeyName: 'emails_assigned_to_user_id_fkey'
            columns: ['assigned_to_user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
          {
            foreignKeyName: 'emails_customer_id_fkey'
            columns: ['customer_id']
            isOneToOne: false
            referencedRelation: 'customers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'emails_subscription_id_fkey'
            columns: ['subscription_id']
            isOneToOne: true
            referencedRelation: 'newsletter_subscriptions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'emails_thread_id_fkey'
            columns: ['thread_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
        ]
      }
      former_staff: {
        Row: {
          email: string
          full_name: string | null
          left_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          email: string
          full_name?: string | null
          left_at?: string
          user_id: string
        }
        Update: {
          email?: string
          full_name?: string | null
          left_at?: string
          user_id?: string
        }
        Relationships: []
      }
      invitations: {
        Row: {
          accepted_at: string | null
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          role: Database['public']['Enums']['app_role']
          token_hash: string | null
        }
        ComputedFields: never
        Insert: {
          accepted_at?: string | null
          created_at?: string
          email: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          role: Database['public']['Enums']['app_role']
          token_hash?: string | null
        }
        Update: {
          accepted_at?: string | null
          created_at?: string
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          role?: Database['public']['Enums']['app_role']
          token_hash?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'invitations_invited_by_fkey'
            columns: ['invited_by']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      newsletter_issues: {
        Row: {
          body: string
          created_at: string
          created_by: string | null
          failed_count: number | null
          failing_since: string | null
          failures: number
          finished_at: string | null
          id: string
          next_send_at: string
          pace_per_minute: number
          pause_reason: string | null
          reader_count: number | null
          sent_count: number | null
          started_at: string | null
          status: Database['public']['Enums']['newsletter_issue_status']
          subject: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          body: string
          created_at?: string
          created_by?: string | null
          failed_count?: number | null
          failing_since?: string | null
          failures?: number
          finished_at?: string | null
          id?: string
          next_send_at?: string
          pace_per_minute?: number
          pause_reason?: string | null
          reader_count?: number | null
          sent_count?: number | null
          started_at?: string | null
          status?: Database['public']['Enums']['newsletter_issue_status']
          subject: string
          updated_at?: string
        }
        Update: {
          body?: string
          created_at?: string
          created_by?: string | null
          failed_count?: number | null
          failing_since?: string | null
          failures?: number
          finished_at?: string | null
          id?: string
          next_send_at?: string
          pace_per_minute?: number
          pause_reason?: string | null
          reader_count?: number | null
          sent_count?: number | null
          started_at?: string | null
          status?: Database['public']['Enums']['newsletter_issue_status']
          subject?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'newsletter_issues_created_by_fkey'
            columns: ['created_by']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      newsletter_subscriptions: {
        Row: {
          confirmed_at: string | null
          consent_text_version: string | null
          email: string
          ended_at: string | null
          generation: number
          id: string
          page_url: string | null
          requested_at: string
          status: Database['public']['Enums']['newsletter_status']
        }
        ComputedFields: never
        Insert: {
          confirmed_at?: string | null
          consent_text_version?: string | null
          email: string
          ended_at?: string | null
          generation?: number
          id?: string
          page_url?: string | null
          requested_at?: string
          status?: Database['public']['Enums']['newsletter_status']
        }
        Update: {
          confirmed_at?: string | null
          consent_text_version?: string | null
          email?: string
          ended_at?: string | null
          generation?: number
          id?: string
          page_url?: string | null
          requested_at?: string
          status?: Database['public']['Enums']['newsletter_status']
        }
        Relationships: []
      }
      notifications: {
        Row: {
          announce_at: string
          chat_id: string | null
          created_at: string
          email_id: string | null
          id: string
          kind: Database['public']['Enums']['notification_kind']
          mail_id: string | null
          read_at: string | null
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          announce_at: string
          chat_id?: string | null
          created_at?: string
          email_id?: string | null
          id?: string
          kind: Database['public']['Enums']['notification_kind']
          mail_id?: string | null
          read_at?: string | null
          user_id?: string | null
        }
        Update: {
          announce_at?: string
          chat_id?: string | null
          created_at?: string
          email_id?: string | null
          id?: string
          kind?: Database['public']['Enums']['notification_kind']
          mail_id?: string | null
          read_at?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'notifications_chat_id_fkey'
            columns: ['chat_id']
            isOneToOne: false
            referencedRelation: 'chat_sessions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notifications_email_id_fkey'
            columns: ['email_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notifications_mail_id_fkey'
            columns: ['mail_id']
            isOneToOne: false
            referencedRelation: 'outbox'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'notifications_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      outbox: {
        Row: {
          attempts: number
          bounce_id: string | null
          cc: string[]
          created_at: string
          email_id: string | null
          event_id: number | null
          html_body: string | null
          id: string
          in_reply_to: string | null
          invitation_id: string | null
          issue_id: string | null
          kind: string
          last_error: string | null
          leased_until: string | null
          lost_attempts: number
          message_id: string | null
          next_attempt_at: string
          provider_message_id: string | null
          reference_ids: string[]
          reply_id: string | null
          reply_to: string | null
          sent_at: string | null
          status: Database['public']['Enums']['outbox_status']
          subject: string | null
          subscription_id: string | null
          text_body: string | null
          to_email: string | null
          uncounted_attempts: number
        }
        ComputedFields: never
        Insert: {
          attempts?: number
          bounce_id?: string | null
          cc?: string[]
          created_at?: string
          email_id?: string | null
          event_id?: number | null
          html_body?: string | null
          id?: string
          in_reply_to?: string | null
          invitation_id?: string | null
          issue_id?: string | null
          kind: string
          last_error?: string | null
          leased_until?: string | null
          lost_attempts?: number
          message_id?: string | null
          next_attempt_at?: string
          provider_message_id?: string | null
          reference_ids?: string[]
          reply_id?: string | null
          reply_to?: string | null
          sent_at?: string | null
          status?: Database['public']['Enums']['outbox_status']
          subject?: string | null
          subscription_id?: string | null
          text_body?: string | null
          to_email?: string | null
          uncounted_attempts?: number
        }
        Update: {
          attempts?: number
          bounce_id?: string | null
          cc?: string[]
          created_at?: string
          email_id?: string | null
          event_id?: number | null
          html_body?: string | null
          id?: string
          in_reply_to?: string | null
          invitation_id?: string | null
          issue_id?: string | null
          kind?: string
          last_error?: string | null
          leased_until?: string | null
          lost_attempts?: number
          message_id?: string | null
          next_attempt_at?: string
          provider_message_id?: string | null
          reference_ids?: string[]
          reply_id?: string | null
          reply_to?: string | null
          sent_at?: string | null
          status?: Database['public']['Enums']['outbox_status']
          subject?: string | null
          subscription_id?: string | null
          text_body?: string | null
          to_email?: string | null
          uncounted_attempts?: number
        }
        Relationships: [
          {
            foreignKeyName: 'outbox_email_id_fkey'
            columns: ['email_id']
            isOneToOne: false
            referencedRelation: 'emails'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'outbox_event_id_fkey'
            columns: ['event_id']
            isOneToOne: false
            referencedRelation: 'security_log'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'outbox_invitation_id_fkey'
            columns: ['invitation_id']
            isOneToOne: false
            referencedRelation: 'invitations'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'outbox_issue_id_fkey'
            columns: ['issue_id']
            isOneToOne: false
            referencedRelation: 'newsletter_issues'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'outbox_reply_id_fkey'
            columns: ['reply_id']
            isOneToOne: true
            referencedRelation: 'email_replies'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'outbox_subscription_id_fkey'
            columns: ['subscription_id']
            isOneToOne: false
            referencedRelation: 'newsletter_subscriptions'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          blocked_until: string | null
          created_at: string
          email: string
          full_name: string | null
          id: string
          search_text: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          blocked_until?: string | null
          created_at?: string
          email: string
          full_name?: string | null
          id?: string
          search_text?: never
          user_id: string
        }
        Update: {
          blocked_until?: string | null
          created_at?: string
          email?: string
          full_name?: string | null
          id?: string
          search_text?: never
          user_id?: string
        }
        Relationships: []
      }
      quiz_runs: {
        Row: {
          furthest_step: number
          id: string
          is_sent: boolean
          started_at: string
        }
        ComputedFields: never
        Insert: {
          furthest_step: number
          id: string
          is_sent?: boolean
          started_at?: string
        }
        Update: {
          furthest_step?: number
          id?: string
          is_sent?: boolean
          started_at?: string
        }
        Relationships: []
      }
      reply_templates: {
        Row: {
          body: string
          id: string
          title: string
        }
        ComputedFields: never
        Insert: {
          body: string
          id?: string
          title: string
        }
        Update: {
          body?: string
          id?: string
          title?: string
        }
        Relationships: []
      }
      retention_runs: {
        Row: {
          deleted: Json | null
          error: string | null
          finished_at: string
          id: number
          started_at: string
        }
        ComputedFields: never
        Insert: {
          deleted?: Json | null
          error?: string | null
          finished_at?: string
          id?: never
          started_at: string
        }
        Update: {
          deleted?: Json | null
          error?: string | null
          finished_at?: string
          id?: never
          started_at?: string
        }
        Relationships: []
      }
      saved_filters: {
        Row: {
          id: string
          query: string
          title: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          query: string
          title: string
          user_id?: string
        }
        Update: {
          id?: string
          query?: string
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_filters_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      security_log: {
        Row: {
          actor_id: string | null
          at: string
          details: NonNullable<Json>
          event: Database['public']['Enums']['security_event']
          id: number
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          actor_id?: string | null
          at?: string
          details?: NonNullable<Json>
          event: Database['public']['Enums']['security_event']
          id?: never
          user_id?: string | null
        }
        Update: {
          actor_id?: string | null
          at?: string
          details?: NonNullable<Json>
          event?: Database['public']['Enums']['security_event']
          id?: never
          user_id?: string | null
        }
        Relationships: []
      }
      user_presence: {
        Row: {
          last_seen_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          last_seen_at?: string
          user_id: string
        }
        Update: {
          last_seen_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'user_presence_user_id_fkey'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      user_roles: {
        Row: {
          created_at: string
          id: string
          role: Database['public']['Enums']['app_role']
          user_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          role?: Database['public']['Enums']['app_role']
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          role?: Database['public']['Enums']['app_role']
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'user_roles_user_id_fkey'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
      writers: {
        Row: {
          subject_id: string
          until: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          subject_id: string
          until: string
          user_id: string
        }
        Update: {
          subject_id?: string
          until?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'writers_user_id_fkey'
            columns: ['user_id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['user_id']
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_invitation: { Args: { key: string }; Returns: Database['public']['Enums']['app_role'] }
      add_lead: { Args: { lead: Json; submission_id: string }; Returns: string }
      answer_my_thread: {
        Args: {
          answer_id: string
          attachment_ids?: string[]
          body: string
          cancels?: boolean
          request_id: string
        }
        Returns: string
      }
      audit_page: {
        Args: {
          acts?: string[]
          author?: string
          before?: string
          is_system?: boolean
          older_than?: number
          page_size?: number
          since?: string
          wanted_kind?: string
          words?: string[]
        }
        Returns: {
          action: string
          actor_id: string | null
          at: string
          details: NonNullable<Json>
          entity: string
          entity_id: string
          id: number
          kind: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'audit_log'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      calendar_calls: { Args: { calendar_key: string }; Returns: Json }
      call_person: { Args: { session_id: string }; Returns: boolean }
      cancel_my_address_change: { Args: Record<PropertyKey, never>; Returns: boolean }
      chat_updates: {
        Args: {
          after_id: number
          client_hash: string
          max_per_window: number
          session_id: string
          window_seconds: number
        }
        Returns: Json
      }
      chats_page: {
        Args: {
          after_id?: string
          after_last_message_at?: string
          kind?: string
          page_size?: number
          search?: string
        }
        Returns: {
          contact: Json
          cost_micros: number
          ended_at: string
          ended_reason: Database['public']['Enums']['chat_end_reason']
          handler_id: string
          handler_name: string
          id: string
          last_message_at: string
          message_count: number
          page_url: string
          preview: string
          preview_role: Database['public']['Enums']['chat_role']
          rating: number
          started_at: string
          taken_over_at: string
          unread_count: number
          visitor_seen_at: string
          waiting_since: string
        }[]
      }
      claim_outbox: {
        Args: { lease_seconds: number; max_rows: number }
        Returns: {
          attempts: number
          bounce_id: string | null
          cc: string[]
          created_at: string
          email_id: string | null
          event_id: number | null
          html_body: string | null
          id: string
          in_reply_to: string | null
          invitation_id: string | null
          issue_id: string | null
          kind: string
          last_error: string | null
          leased_until: string | null
          lost_attempts: number
          message_id: string | null
          next_attempt_at: string
          provider_message_id: string | null
          reference_ids: string[]
          reply_id: string | null
          reply_to: string | null
          sent_at: string | null
          status: Database['public']['Enums']['outbox_status']
          subject: string | null
          subscription_id: string | null
          text_body: string | null
          to_email: string | null
          uncounted_attempts: number
        }[]
        SetofOptions: {
          from: '*'
          to: 'outbox'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_unread_mails: {
        Args: { max_rows: number }
        Returns: {
          message_id: string
          provider_id: string
        }[]
      }
      colleagues: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          full_name: string
          user_id: string
        }[]
      }
      confirm_newsletter: { Args: { generation: number; subscription_id: string }; Returns: string }
      count_hit: {
        Args: {
          bucket: string
          client_hash: string
          max_per_window: number
          window_seconds: number
        }
        Returns: number
      }
      delete_account: { Args: { target_user_id: string }; Returns: undefined }
      deployment_state: { Args: Record<PropertyKey, never>; Returns: Json }
      describe_person: {
        Args: { address: string }
        Returns: {
          addresses: string[]
          cards: number
          chats: number
          files: number
          has_account: boolean
          invitations: number
          mails: number
          names: string[]
          phones: string[]
          requests: number
          subscriptions: number
          works_here: boolean
        }[]
      }
      discarded_files: { Args: { max_rows: number }; Returns: string[] }
      email_tags: {
        Args: Record<PropertyKey, never>
        Returns: {
          emails: number
          tag: string
        }[]
      }
      end_chat: {
        Args: {
          by_browser?: boolean
          customer?: Json
          email: Json
          notification: Json
          rating?: number
          read_up_to: number
          reason: Database['public']['Enums']['chat_summary_reason']
          session_id: string
        }
        Returns: string
      }
      end_my_session: { Args: { session_id: string }; Returns: boolean }
      end_sessions: { Args: { target_user_id: string }; Returns: undefined }
      erase_person: { Args: { address: string; place?: Json }; Returns: Json }
      export_person: { Args: { address: string; part?: number }; Returns: Json }
      export_subscribers: { Args: Record<PropertyKey, never>; Returns: Json }
      find_customers: {
        Args: { address?: string; page_size?: number; words?: string[] }
        Returns: {
          company: string | null
          created_at: string
          email: string | null
          id: string
          last_seen_at: string
          name: string | null
          other_emails: string[]
          phone: string | null
          search_text: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'customers'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      finish_chat: { Args: { chat_id: string; seen_up_to?: number }; Returns: boolean }
      forget_files: { Args: { ids: string[] }; Returns: undefined }
      former_colleagues: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          full_name: string
          user_id: string
        }[]
      }
      hand_back_chat: { Args: { chat_id: string; seen_up_to?: number }; Returns: boolean }
      health: { Args: Record<PropertyKey, never>; Returns: Json }
      idle_chats: {
        Args: { attended_idle_seconds: number; idle_seconds: number; max_rows: number }
        Returns: {
          attempts: number
          session_id: string
        }[]
      }
      inbox_counts: {
        Args: { by_customer?: boolean; since: string }
        Returns: {
          chats: number
          kept: number
          mine: number
          overdue: number
          promised: number
          snoozed: number
          spam: number
          suspicious: number
          unassigned: number
          waiting: number
        }[]
      }
      inbox_page: {
        Args: {
          after_id?: string
          after_moment?: string
          after_waits_until?: string
          assignee?: string
          by_customer?: boolean
          customer?: string
          is_order?: boolean
          is_unassigned?: boolean
          page_size?: number
          queue?: string
          search?: string
          wanted_source?: Database['public']['Enums']['lead_source']
          wanted_status?: Database['public']['Enums']['email_status']
          wanted_tag?: string
          wrote_before?: string
          wrote_from?: string
        }
        Returns: {
          also_to: string[]
          answer_preview: string | null
          answered_at: string | null
          answers: number
          assigned_to_user_id: string | null
          authentication: Database['public']['Enums']['mail_authentication'] | null
          body: string | null
          cc: string[]
          change_id: string | null
          created_at: string
          customer_id: string | null
          due_at: string | null
          first_reply_at: string | null
          from_email: string | null
          from_name: string | null
          handled_at: string | null
          html_content: string | null
          id: string
          in_reply_to: string | null
          interest: string | null
          is_automatic: boolean
          is_relayed: boolean
          is_suspicious: boolean
          lead: Json | null
          listed_at: string | null
          message_id: string | null
          page_url: string | null
          preview: string | null
          processed: boolean
          received_at: string
          reference_ids: string[]
          referrer: string | null
          refers_to_thread_id: string | null
          reply_to: string | null
          shelf: Database['public']['Enums']['email_shelf']
          snoozed_until: string | null
          source: Database['public']['Enums']['lead_source'] | null
          spam_at: string | null
          status: Database['public']['Enums']['email_status']
          subject: string | null
          submission_id: string | null
          subscription_id: string | null
          tags: string[]
          thread_id: string
          to_email: string | null
          utm: Json | null
          waiting_since: string | null
          waits_until: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'emails'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      invite_person: {
        Args: { address: string; new_role: Database['public']['Enums']['app_role'] }
        Returns: string
      }
      is_recent: { Args: Record<PropertyKey, never>; Returns: boolean }
      join_requests: { Args: { change_id: string; email_ids: string[] }; Returns: string }
      join_thread: { Args: { email_id: string }; Returns: boolean }
      keep_mail_text: {
        Args: {
          attempt: number
          html_body?: string
          mail_id: string
          subject: string
          text_body: string
        }
        Returns: undefined
      }
      log_authors: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          full_name: string
          state: string
          user_id: string
        }[]
      }
      make_invitation_key: { Args: { invitation_id: string; wanted?: string }; Returns: string }
      make_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] }
      mark_chat_read: { Args: { chat_id: string; up_to: number }; Returns: undefined }
      mentions_of_person: { Args: { names: string[]; phones: string[] }; Returns: Json }
      merge_customers: { Args: { from_id: string; into_id: string }; Returns: boolean }
      move_telegram_chat: { Args: { chat_id: string; moved_to: string }; Returns: undefined }
      my_calendar: { Args: { renew?: boolean }; Returns: string }
      my_newsletter: { Args: Record<PropertyKey, never>; Returns: boolean }
      my_requests: {
        Args: Record<PropertyKey, never>
        Returns: {
          answered_at: string
          asked_at: string
          due_at: string
          id: string
          is_order: boolean
          messages: number
          project_type: string
          source: Database['public']['Enums']['lead_source']
          status: Database['public']['Enums']['email_status']
          subject: string
          submission_id: string
          topic: string
        }[]
      }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          is_current: boolean
          signed_in_at: string
          used_at: string
          user_agent: string
        }[]
      }
      my_thread: {
        Args: { request_id: string }
        Returns: {
          author: string
          body: string
          files: Json
          id: string
          is_answer: boolean
          is_ours: boolean
          lead: Json
          sent_at: string
        }[]
      }
      newsletter_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          count: number
          status: Database['public']['Enums']['newsletter_status']
        }[]
      }
      newsletter_figures: {
        Args: { issue_id: string }
        Returns: {
          bounced: number
          departed: number
          failed: number
          queued: number
          sent: number
        }[]
      }
      note_block: { Args: { blocked_by: string; reason: string; way: string }; Returns: undefined }
      note_bounce: {
        Args: {
          bounce_id: string
          is_lasting?: boolean
          kind?: string
          own_domains?: string[]
          reason: string
          recipients?: string[]
          reporter?: string
          returned_ids: string[]
          thread_ids?: string[]
        }
        Returns: string
      }
      note_chat: { Args: { chat_id: string; note: string }; Returns: undefined }
      note_denial: { Args: { user_id: string; what: string }; Returns: undefined }
      note_mail_event: {
        Args: {
          address: string
          event: string
          is_lasting?: boolean
          message_id: string
          reason: string
        }
        Returns: undefined
      }
      note_message_id: { Args: { mail_id: string; message_id: string }; Returns: undefined }
      note_schedule: {
        Args: { database_limit_mb?: number; promises?: Json; working_hours?: Json }
        Returns: undefined
      }
      notification_switches: {
        Args: Record<PropertyKey, never>
        Returns: {
          channel: Database['public']['Enums']['notification_channel']
          is_on: boolean
          kind: Database['public']['Enums']['notification_kind']
        }[]
      }
      overview_counts: {
        Args: { days: number }
        Returns: {
          chats: number
          confirmations: number
          taken_over: number
        }[]
      }
      overview_leads: {
        Args: { days: number }
        Returns: {
          day: string
          leads: number
          source: Database['public']['Enums']['lead_source']
        }[]
      }
      overview_quiz: {
        Args: { days: number }
        Returns: {
          runs: number
          step: number
        }[]
      }
      overview_ratings: {
        Args: { days: number }
        Returns: {
          chats: number
          rating: number
        }[]
      }
      overview_replies: {
        Args: { days: number }
        Returns: {
          kept: number
          median_seconds: number
          promised: number
          source: Database['public']['Enums']['lead_source']
          unanswered: number
          week: string
        }[]
      }
      read_notifications: { Args: { chat_id?: string; email_id?: string }; Returns: undefined }
      recall_reply: { Args: { reply_id: string }; Returns: boolean }
      receive_email: {
        Args: { email: Json }
        Returns: {
          email_id: string
          outcome: string
        }[]
      }
      release_chat_message: { Args: { message_id: string; session_id: string }; Returns: undefined }
      remind_staff: { Args: { has_telegram: boolean }; Returns: number }
      remove_subscriber: { Args: { subscription_id: string }; Returns: boolean }
      reply_to_email: {
        Args: {
          attachment_ids?: string[]
          body: string
          cc?: string[]
          completes?: boolean
          despite_new_mail?: boolean
          email_id: string
          hold_seconds?: number
          reply_id: string
          seen_mail_id?: string
          seen_until?: string
          subject: string
          to_address?: string
        }
        Returns: string
      }
      report_client_errors: { Args: { errors: Json }; Returns: undefined }
      report_csp_violations: { Args: { violations: Json }; Returns: undefined }
      report_quiz_progress: {
        Args: { is_sent: boolean; run_id: string; step: number }
        Returns: undefined
      }
      reserve_llm_budget: {
        Args: {
          answer_id: string
          client_hash: string
          client_percent: number
          cost_micros: number
          cost_micros_per_day?: number
          lease_seconds: number
          tokens: number
          tokens_per_day: number
        }
        Returns: string
      }
      reserve_reply_upload: { Args: { file: Json }; Returns: string }
      reserve_upload: { Args: { file: Json; max_untaken_bytes: number }; Returns: string }
      retry_mail: { Args: { mail_id: string }; Returns: boolean }
      save_newsletter_issue: {
        Args: { body: string; issue_id: string; subject: string }
        Returns: boolean
      }
      say_in_chat: {
        Args: { chat_id: string; content: string; message_id: string; seen_up_to?: number }
        Returns: string
      }
      security_page: {
        Args: {
          before?: string
          events?: string[]
          older_than?: number
          page_size?: number
          since?: string
          wanted?: string[]
          words?: string[]
        }
        Returns: {
          actor_id: string | null
          at: string
          details: NonNullable<Json>
          event: Database['public']['Enums']['security_event']
          id: number
          user_id: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'security_log'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      set_blocked: { Args: { blocked: boolean; target_user_id: string }; Returns: undefined }
      set_my_newsletter: { Args: { text_version: string; wanted: boolean }; Returns: boolean }
      set_staff_need_factor: { Args: { needed: boolean }; Returns: undefined }
      set_user_role: {
        Args: { new_role: Database['public']['Enums']['app_role']; target_user_id: string }
        Returns: undefined
      }
      settle_llm_budget: {
        Args: { answer_id: string; cost_micros: number; pause_seconds?: number; tokens: number }
        Returns: undefined
      }
      settle_outbox: {
        Args: {
          attempt: number
          blocked_by?: string
          error?: string
          mail_id: string
          message_id?: string
          outcome: string
          retry_in_seconds?: number
        }
        Returns: boolean
      }
      staff_need_factor: { Args: Record<PropertyKey, never>; Returns: boolean }
      stale_previews: {
        Args: { max_rows: number }
        Returns: {
          body: string
          email_id: string
          in_reply_to: string
          reference_ids: string[]
          subject: string
        }[]
      }
      steer_newsletter_issue: {
        Args: { act: string; issue_id: string; pace_per_minute?: number }
        Returns: Database['public']['Enums']['newsletter_issue_status']
      }
      store_chat_answer: {
        Args: {
          answered_by: Database['public']['Enums']['chat_answerer']
          completion_tokens?: number
          content: string
          cost_micros?: number
          ended_reason?: Database['public']['Enums']['chat_end_reason']
          message_id: string
          model?: string
          prompt_tokens?: number
          reply: Json
          session_id: string
          state: Json
        }
        Returns: Json
      }
      store_previews: { Args: { previews: Json }; Returns: undefined }
      stored_session_id: { Args: { session_id: string }; Returns: string }
      submit_lead: {
        Args: {
          attachment_ids?: string[]
          client_hash: string
          confirmation?: Json
          consent: Json
          customer: Json
          email: Json
          max_per_day?: number
          max_per_hour?: number
          max_per_window: number
          notification: Json
          proved_human?: boolean
          refuse_above?: number
          submission_id: string
          window_seconds: number
        }
        Returns: {
          due_at: string
          email_id: string
          is_suspicious: boolean
          missing_attachment_ids: string[]
          outcome: string
          retry_after_seconds: number
        }[]
      }
      subscribe_newsletter: {
        Args: { address: string; consent: Json; mail_pause_seconds: number }
        Returns: boolean
      }
      switch_notification: {
        Args: {
          channel: Database['public']['Enums']['notification_channel']
          is_on: boolean
          kind: Database['public']['Enums']['notification_kind']
        }
        Returns: undefined
      }
      take_chat_message: {
        Args: {
          client_hash: string
          consent_version?: string
          contact?: Json
          continues?: string
          history_length: number
          lease_seconds: number
          max_messages: number
          max_per_window: number
          message: string
          message_id: string
          page_url?: string
          session_id: string
          window_seconds: number
        }
        Returns: {
          history: Json
          outcome: string
          reply: Json
          retry_after_seconds: number
          state: Json
          submission_id: string
        }[]
      }
      take_over_chat: {
        Args: { chat_id: string }
        Returns: {
          handler_name: string
          outcome: string
        }[]
      }
      take_recovery_code: {
        Args: { code: string; kept_session?: string; person: string }
        Returns: boolean
      }
      take_turn: { Args: { service: string; spacing_ms: number }; Returns: number }
      telegram_chat: { Args: { chat_id: string }; Returns: string }
      tell_writing: { Args: { subject_id?: string }; Returns: undefined }
      test_newsletter_issue: { Args: { issue_id: string }; Returns: string }
      touch_last_seen: { Args: Record<PropertyKey, never>; Returns: undefined }
      undo_change: {
        Args: { change_id: string }
        Returns: {
          missed: number
          restored: number
        }[]
      }
      unread_entries: {
        Args: Record<PropertyKey, never>
        Returns: {
          kind: Database['public']['Enums']['notification_kind']
          newest: string
          size: number
        }[]
      }
      unsubscribe_newsletter: { Args: { subscription_id: string }; Returns: boolean }
      update_customer: {
        Args: { company?: string; customer_id: string; name?: string; phone?: string }
        Returns: boolean
      }
      withdraw_invitation: { Args: { invitation_id: string }; Returns: undefined }
    }
    Enums: {
      app_role: 'admin' | 'staff' | 'user'
      audit_action:
        | 'role_given'
        | 'role_changed'
        | 'role_taken'
        | 'person_invited'
        | 'invitation_withdrawn'
        | 'invitation_accepted'
        | 'person_blocked'
        | 'person_unblocked'
        | 'person_exported'
        | 'person_erased'
        | 'person_deleted'
        | 'sessions_ended'
        | 'status_changed'
        | 'assignee_changed'
        | 'note_added'
        | 'note_deleted'
        | 'reply_sent'
        | 'reply_recalled'
        | 'mail_retried'
        | 'suspicion_changed'
        | 'spam_changed'
        | 'snooze_changed'
        | 'tags_changed'
        | 'lead_added'
        | 'lead_corrected'
        | 'thread_joined'
        | 'customer_edited'
        | 'customers_merged'
        | 'chat_taken_over'
        | 'chat_finished'
        | 'chat_handed_back'
        | 'newsletter_started'
        | 'newsletter_paused'
        | 'newsletter_resumed'
        | 'newsletter_cancelled'
        | 'newsletter_subscriber_removed'
        | 'newsletter_exported'
        | 'requests_joined'
        | 'requests_parted'
      chat_answerer: 'rules' | 'model'
      chat_end_reason: 'booking_confirmed' | 'abandoned' | 'completed'
      chat_role: 'user' | 'assistant' | 'staff'
      chat_summary_reason: 'booking_confirmed' | 'abandoned' | 'completed' | 'rating_submitted'
      email_shelf: 'inbox' | 'chats' | 'spam'
      email_status: 'new' | 'processed' | 'in_progress' | 'completed'
      lead_source: 'consultation' | 'project_quiz' | 'chat' | 'inbound' | 'newsletter' | 'manual'
      mail_authentication: 'pass' | 'fail' | 'none'
      newsletter_issue_status: 'draft' | 'sending' | 'paused' | 'sent' | 'cancelled'
      newsletter_status: 'pending' | 'confirmed' | 'unsubscribed' | 'bounced' | 'complained'
      notification_channel: 'app' | 'browser' | 'mail' | 'telegram'
      notification_kind:
        | 'new_lead'
        | 'answer'
        | 'assigned'
        | 'undelivered'
        | 'returned'
        | 'due_soon'
        | 'overdue'
        | 'visitor_waits'
        | 'mentioned'
      outbox_status: 'pending' | 'sending' | 'sent' | 'failed' | 'bounced'
      security_event:
        | 'signed_in'
        | 'sign_in_failed'
        | 'code_failed'
        | 'access_denied'
        | 'password_changed'
        | 'address_changed'
        | 'factor_added'
        | 'factor_removed'
        | 'recovery_codes_made'
        | 'recovery_code_used'
        | 'account_blocked'
        | 'account_unblocked'
        | 'sessions_ended'
        | 'account_deleted'
        | 'invited'
        | 'invitation_accepted'
        | 'data_exported'
        | 'data_erased'
        | 'setting_changed'
        | 'failures_burst'
        | 'retention_failed'
        | 'delivery_blocked'
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

export const Constants = {
  public: {
    Enums: {
      app_role: ['admin', 'staff', 'user'],
      audit_action: [
        'role_given',
        'role_changed',
        'role_taken',
        'person_invited',
        'invitation_withdrawn',
        'invitation_accepted',
        'person_blocked',
        'person_unblocked',
        'person_exported',
        'person_erased',
        'person_deleted',
        'sessions_ended',
        'status_changed',
        'assignee_changed',
        'note_added',
        'note_deleted',
        'reply_sent',
        'reply_recalled',
        'mail_retried',
        'suspicion_changed',
        'spam_changed',
        'snooze_changed',
        'tags_changed',
        'lead_added',
        'lead_corrected',
        'thread_joined',
        'customer_edited',
        'customers_merged',
        'chat_taken_over',
        'chat_finished',
        'chat_handed_back',
        'newsletter_started',
        'newsletter_paused',
        'newsletter_resumed',
        'newsletter_cancelled',
        'newsletter_subscriber_removed',
        'newsletter_exported',
        'requests_joined',
        'requests_parted',
      ],
      chat_answerer: ['rules', 'model'],
      chat_end_reason: ['booking_confirmed', 'abandoned', 'completed'],
      chat_role: ['user', 'assistant', 'staff'],
      chat_summary_reason: ['booking_confirmed', 'abandoned', 'completed', 'rating_submitted'],
      email_shelf: ['inbox', 'chats', 'spam'],
      email_status: ['new', 'processed', 'in_progress', 'completed'],
      lead_source: ['consultation', 'project_quiz', 'chat', 'inbound', 'newsletter', 'manual'],
      mail_authentication: ['pass', 'fail', 'none'],
      newsletter_issue_status: ['draft', 'sending', 'paused', 'sent', 'cancelled'],
      newsletter_status: ['pending', 'confirmed', 'unsubscribed', 'bounced', 'complained'],
      notification_channel: ['app', 'browser', 'mail', 'telegram'],
      notification_kind: [
        'new_lead',
        'answer',
        'assigned',
        'undelivered',
        'returned',
        'due_soon',
        'overdue',
        'visitor_waits',
        'mentioned',
      ],
      outbox_status: ['pending', 'sending', 'sent', 'failed', 'bounced'],
      security_event: [
        'signed_in',
        'sign_in_failed',
        'code_failed',
        'access_denied',
        'password_changed',
        'address_changed',
        'factor_added',
        'factor_removed',
        'recovery_codes_made',
        'recovery_code_used',
        'account_blocked',
        'account_unblocked',
        'sessions_ended',
        'account_deleted',
        'invited',
        'invitation_accepted',
        'data_exported',
        'data_erased',
        'setting_changed',
        'failures_burst',
        'retention_failed',
        'delivery_blocked',
      ],
    },
  },
} as const
