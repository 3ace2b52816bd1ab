<?php

declare(strict_types=1);

namespace Stallkeeper\Theme\Widgets;

use Stallkeeper\Render\Http\Input;
use Stallkeeper\Render\Settings\Setting;
use WP_Widget;

/** Base class of the theme's widgets: fields with defaults and limits, the form, and the wrapper markup. */
abstract class Widget extends WP_Widget
{
    protected function __construct(string $id, string $name, string $description)
    {
        parent::__construct($id, $name, [
            'classname' => str_replace('_', '-', $id),
            'description' => $description,
            'customize_selective_refresh' => true,
            // The block widget editor reads and writes the fields through the REST API.
            'show_instance_in_rest' => true,
        ]);
    }

    /** @return list<Setting> in the order of the form */
    abstract protected function fields(): array;

    /**
     * @param  array<string, bool|int|string> $values values of the fields
     * @param  string                         $title  title of the widget, plain text
     * @param  string                         $area   ID of the widget area
     * @return string finished HTML; '' if there is nothing to show
     */
    abstract protected function content(array $values, string $title, string $area): string;

    /** Returns the title that is shown if the site owner has not entered one. */
    abstract protected function defaultTitle(): string;

    /** @return array<int|string, string> value => label of a select field, if only the site knows the choices */
    protected function choices(string $name): array
    {
        return [];
    }

    /**
     * @param array<string, mixed> $args     wrapper markup of the widget area
     * @param array<string, mixed> $instance
     */
    public function widget($args, $instance): void
    {
        $values = $this->values($instance);
        /** This filter is documented in wp-includes/widgets/class-wp-widget-pages.php */
        $title = apply_filters(
            'widget_title',
            $values['title'] !== '' ? $values['title'] : $this->defaultTitle(),
            $instance,
            $this->id_base,
        );
        $title = is_string($title) ? $title : '';
        $content = $this->content(
            $values,
            html_entity_decode(wp_strip_all_tags($title), ENT_QUOTES),
            $this->frame($args, 'id'),
        );
        if ($content === '') {
            // Visitors do not see an empty widget. Users who can edit widgets see an explanation.
            $content = current_user_can('edit_theme_options')
                ? '<p>' . esc_html__('This widget is empty, so visitors do not see it.', 'stallkeeper') . '</p>'
                : '';
        }
        if ($content !== '') {
            echo $this->frame($args, 'before_widget') .
                $this->frame($args, 'before_title') .
                esc_html($title) .
                $this->frame($args, 'after_title') .
                $content .
                $this->frame($args, 'after_widget');
        }
    }

    /**
     * @param  mixed $instance     submitted values
     * @param  mixed $old_instance
     * @return array<string, bool|int|string> sanitized values of all fields
     */
    public function update($instance, $old_instance): array
    {
        return $this->values($instance);
    }

    /**
     * @param  mixed $instance
     * @return string
     */
    public function form($instance)
    {
        $values = $this->values($instance);
        foreach ($this->fields() as $field) {
            $name = $field->name;
            echo FormField::html(
                $field,
                $this->get_field_id($name),
                $this->get_field_name($name),
                $values[$name],
                $this->choices($name),
            );
        }

        return '';
    }

    /** @return array<string, bool|int|string> */
    private function values(mixed $instance): array
    {
        $values = [];
        foreach ($this->fields() as $field) {
            $values[$field->name] =
                is_array($instance) && array_key_exists($field->name, $instance)
                    ? $field->sanitize($instance[$field->name])
                    : $field->default;
        }

        return $values;
    }

    /** @param mixed $args */
    private function frame($args, string $name): string
    {
        return Input::fromArray($args)->text($name);
    }
}
